import { describe, expect, test } from "vitest";
import { guestFields } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { hours } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";
import { paged } from "#support/paged.ts";
import { aProof } from "#support/rows.ts";

const portal = useApp();
const admin = portal.as("admin");
const email = "mara@orchard.test";
const person = {
  user_name: "mara.lind",
  first_name: "Mara",
  last_name: "Lind",
  mobile: "70 123 45 67",
  mobile_country_id: 213,
};

async function aGuest(changes: object = {}): Promise<{ api: Api; id: number; token: string }> {
  const body = { ...guestFields, ...changes };
  const { data } = await portal.anonymous.call("login", { query: { is_guest: true }, body });
  const token = data.token ?? "";
  return { api: portal.anonymous.holding(token), id: data.id, token };
}
/** A guest with a cart of two, a watch list of one, a note and an enquiry. */
async function aBusyGuest() {
  const guest = await aGuest();
  const [first = "", second = "", third = ""] = await freeStones(portal, 3);
  await guest.api.call("addToCart", { body: { stock_numbers: [first, second] } });
  await guest.api.call("addToWatchlist", { body: { stock_numbers: [third] } });
  await guest.api.call("addNotes", { body: { stock_numbers: [first], text: "For the spring ring" } });
  await guest.api.call("openEnquiries", { body: { stock_numbers: [second], text: "Is the table clean?" } });
  return { ...guest, stones: [first, second, third] };
}
async function signUp(by: Api, changes: object = {}) {
  const verification = await aProof(portal, "signup", email);
  const body = { verification, email, password: "nine-green-bottles", ...person, ...changes };
  return by.call("signup", { body });
}
type List = "listCarts" | "listWatchlist" | "listNotes" | "listEnquiries";
type Line = { stone: { stock_no: string }; text: string | null; created_at: string };
const linesOf = async (by: Api, list: List) => (await by.call(list, {})).data as unknown as { data: Line[] };
const numbersOf = async (by: Api, list: List) =>
  (await linesOf(by, list)).data.map(({ stone }) => stone.stock_no).sort();

describe("the list of guests", () => {
  test("has a new one on top, with what lies in their lists and nothing that opens a door", async () => {
    await aGuest({ company_name: "Early Bird", email: "early@bird.test" });
    portal.clock.advance(hours(1));
    const { id } = await aBusyGuest();
    const { data, pagination } = (await admin.call("listGuests", {})).data;
    expect(pagination).toMatchObject({ currentPage: 1, pageSize: 50, totalRecords: 2 });
    expect(data[0]).toEqual({
      id,
      guest_name: "Mara Lind",
      company_name: "Orchard Lane Jewellers",
      email: "mara@orchard.test",
      mobile: "70 123 45 67",
      mobile_country_id: 214,
      created_at: "2026-11-20T10:00:00.000Z",
      last_seen_at: "2026-11-20T10:00:00.000Z",
      cart: 2,
      watchlist: 1,
      notes: 1,
      became: null,
    });
    expect(data[1]).toMatchObject({ company_name: "Early Bird", cart: 0, watchlist: 0, notes: 0 });
  });

  test("is searched by name, company, address and number, and by the days on which they came", async () => {
    await aGuest();
    portal.clock.advance(hours(48));
    await aGuest({
      company_name: "Early Bird",
      contact_person: "Ada Finch",
      email: "ada@bird.test",
      mobile: "91 555 00 11",
    });
    const found = async (query: object) =>
      (await admin.call("listGuests", { query })).data.data.map(({ guest_name }) => guest_name);
    for (const search of ["finch", "EARLY", "ada@bird", "555 00"])
      expect(await found({ search })).toEqual(["Ada Finch"]);
    expect(await found({ startDate: "2026-11-21" })).toEqual(["Ada Finch"]);
    expect(await found({ endDate: "2026-11-20" })).toEqual(["Mara Lind"]);
    expect(await found({ search: "%" })).toEqual([]);
  });

  test("is paged by the specification's word for a size too", async () => {
    for (const company_name of ["One", "Two", "Three"]) await aGuest({ company_name });
    const { data, pagination } = (await admin.call("listGuests", { query: { limit: 2, size: 40, page: 2 } })).data;
    expect([data.length, pagination]).toEqual([1, paged(2, 2, 3)]);
  });
});

describe("a guest who signs up", () => {
  test("keeps cart, watch list, notes and enquiries, as they were", async () => {
    const guest = await aBusyGuest();
    const [first, second, third] = guest.stones;
    const before = (await linesOf(guest.api, "listNotes")).data[0];
    portal.clock.advance(hours(1));
    const { status, data } = await signUp(guest.api);
    expect([status, data.role_id]).toEqual([201, 2]);
    const mara = portal.anonymous.holding(data.token ?? "");
    expect(await numbersOf(mara, "listCarts")).toEqual([first, second].sort());
    expect(await numbersOf(mara, "listWatchlist")).toEqual([third]);
    expect(await numbersOf(mara, "listEnquiries")).toEqual([second]);
    const after = (await linesOf(mara, "listNotes")).data[0];
    expect(after).toMatchObject({
      text: "For the spring ring",
      created_at: before?.created_at,
    });
    expect((await mara.call("removeFromCart", { body: { stock_numbers: [first ?? ""] } })).status).toBe(200);
  });

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

  test("a customer's session that comes along is as good as none", async () => {
    const stones = await freeStones(portal, 1);
    await portal.as("customer").call("addToCart", { body: { stock_numbers: stones } });
    const { data } = await signUp(portal.as("customer"));
    expect(await numbersOf(portal.anonymous.holding(data.token ?? ""), "listCarts")).toEqual([]);
    expect(await numbersOf(portal.as("customer"), "listCarts")).toEqual(stones);
    expect((await portal.as("customer").call("getProfile")).status).toBe(200);
  });
});
