import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { numbersOf, person, useGuestWorld } from "#support/guest-world.ts";
import { aProof } from "#support/rows.ts";

const { portal, admin, aGuest, aBusyGuest, signUp } = useGuestWorld();

describe("a guest who signs up", () => {
  test("keeps the searches that they saved and made", async () => {
    const guest = await aGuest();
    const search = { diamond_type: "white" } as const;
    expect((await guest.api.call("createSavedSearch", { body: { name: "Whites", search } })).status).toBe(201);
    expect((await guest.api.call("recordSearch", { body: { search } })).status).toBeLessThan(300);
    const { data } = await signUp(guest.api);
    const mara = portal.anonymous.holding(data.token ?? "");
    const saved = (await mara.call("listSavedSearches", {})).data.data;
    expect(saved.map(({ name }) => name)).toEqual(["Whites"]);
    expect((await mara.call("listRecentSearches", {})).data.data).toHaveLength(1);
  });

  test("is no guest any more: the session has ended, the list names whom they became, the log says what went over", async () => {
    const guest = await aBusyGuest();
    const { data } = await signUp(guest.api);
    expectRefusal(await guest.api.call("getProfile"), 401, "unauthorized");
    const [row] = (await admin.call("listGuests", {})).data.data;
    expect(row).toMatchObject({
      cart: 0,
      watchlist: 0,
      notes: 0,
      became: { id: data.id, first_name: "Mara", last_name: "Lind" },
    });
    const fact = (await auditRows(portal.pool))
      .map((one) => one.fact)
      .find((one) => one.transition === "account.guestBecame");
    expect(fact).toMatchObject({ who: guest.id, role: 4, operation: "signup", item: String(data.id) });
    expect(fact?.after).toMatchObject({ guest_id: guest.id, lines: Array(5).fill(expect.any(Number)) });
  });

  test("gives their lines to one account alone", async () => {
    const guest = await aBusyGuest();
    const first = await signUp(guest.api);
    const verification = await aProof(portal, "signup", "second@orchard.test");
    const again = {
      verification,
      email: "second@orchard.test",
      password: "nine-green-bottles",
      ...person,
      user_name: "second",
    };
    const second = await guest.api.call("signup", { body: again });
    expect(second.status).toBe(201);
    expect(await numbersOf(portal.anonymous.holding(first.data.token ?? ""), "listCarts")).toHaveLength(2);
    expect(await numbersOf(portal.anonymous.holding(second.data.token ?? ""), "listCarts")).toEqual([]);
  });

  test("whose visit has ended signs up all the same, with nothing", async () => {
    const guest = await aBusyGuest();
    portal.clock.advance(hours(13));
    const { status, data } = await signUp(guest.api);
    expect(status).toBe(201);
    expect(await numbersOf(portal.anonymous.holding(data.token ?? ""), "listCarts")).toEqual([]);
    expect((await admin.call("listGuests", {})).data.data[0]).toMatchObject({ cart: 2, became: null });
  });

  test("keeps what they have where the sign-up is refused", async () => {
    const guest = await aBusyGuest();
    expectRefusal(await signUp(guest.api, { user_name: "customer" }), 409, "usernameValidationFailed", [
      "/data/user_name",
    ]);
    expect(await numbersOf(guest.api, "listCarts")).toHaveLength(2);
  });
});
