import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { guestFields } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { freeStones } from "#support/line-stones.ts";
import { aDevice, aPasskey } from "#support/passkeys.ts";
import { ownerId } from "#support/rows.ts";
import { aSecondFactor, codeNow } from "#support/second-factors.ts";
import type { SoftPasskey } from "#support/soft-passkey.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const search = { diamond_type: "white" } as const;

async function aGuest(): Promise<Api & { id: number }> {
  const { data } = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
  return Object.assign(portal.anonymous.holding(data.token ?? ""), { id: data.id });
}
/** Signs in to an account that is there already, with the token of the visit along. */
const signIn = (by: Api, name: "customer" | "associate", password = demoPassword) =>
  by.call("login", { body: { email: demoAddress(name), password } });

type List = "listCarts" | "listWatchlist" | "listNotes" | "listEnquiries";
type Line = { stone: { stock_no: string }; text: string | null };
const linesOf = async (by: Api, list: List) => ((await by.call(list, {})).data as unknown as { data: Line[] }).data;
const numbersOf = async (by: Api, list: List) => (await linesOf(by, list)).map(({ stone }) => stone.stock_no);

describe("a guest who signs in to an account that they have", () => {
  test("takes cart, watch list, notes, enquiries and searches along, beside what the account has", async () => {
    const [own = "", first = "", second = ""] = await freeStones(portal, 3);
    await portal.as("customer").call("addToCart", { body: { stock_numbers: [own] } });
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: [first] } });
    await guest.call("addToWatchlist", { body: { stock_numbers: [second] } });
    await guest.call("addNotes", { body: { stock_numbers: [first], text: "For the spring ring" } });
    await guest.call("openEnquiries", { body: { stock_numbers: [second], text: "Is the table clean?" } });
    await guest.call("createSavedSearch", { body: { name: "Whites of the visit", search } });
    const { status, data } = await signIn(guest, "customer");
    expect(status).toBe(200);
    const customer = portal.anonymous.holding(data.token ?? "");
    expect(await numbersOf(customer, "listCarts")).toEqual(expect.arrayContaining([own, first]));
    expect(await numbersOf(customer, "listWatchlist")).toContain(second);
    expect(await linesOf(customer, "listNotes")).toContainEqual(
      expect.objectContaining({ text: "For the spring ring" }),
    );
    expect(await numbersOf(customer, "listEnquiries")).toContain(second);
    const saved = (await customer.call("listSavedSearches", {})).data.data.map(({ name }) => name);
    expect(saved).toContain("Whites of the visit");
    expectRefusal(await guest.call("getProfile"), 401, "unauthorized");
    const [row] = (await portal.as("admin").call("listGuests", {})).data.data;
    expect(row).toMatchObject({ id: guest.id, cart: 0, became: { id: data.id } });
    const facts = (await auditRows(portal.pool)).map(({ fact }) => fact);
    expect(facts.find(({ transition }) => transition === "account.guestBecame")).toMatchObject({
      operation: "login",
      item: String(data.id),
      after: { guest_id: guest.id, lines: Array(4).fill(expect.any(Number)) },
    });
  });

  test("has a stone once that both had, and the account's own note and search of the same name stay", async () => {
    const [stone = "", other = ""] = await freeStones(portal, 2);
    const before = portal.as("customer");
    const guest = await aGuest();
    for (const [by, text] of [
      [before, "The account's words"],
      [guest, "The visit's words"],
    ] as const) {
      await by.call("addToCart", { body: { stock_numbers: by === guest ? [stone, other] : [stone] } });
      await by.call("addNotes", { body: { stock_numbers: [stone], text } });
      await by.call("createSavedSearch", { body: { name: "Rounds", search } });
    }
    const { data } = await signIn(guest, "customer");
    const customer = portal.anonymous.holding(data.token ?? "");
    expect((await numbersOf(customer, "listCarts")).sort()).toEqual([stone, other].sort());
    expect((await linesOf(customer, "listNotes")).map(({ text }) => text)).toEqual(["The account's words"]);
    const saved = (await customer.call("listSavedSearches", {})).data.data;
    expect(saved.filter(({ name }) => name === "Rounds")).toHaveLength(1);
    expect((await customer.call("removeFromCart", { body: { stock_numbers: [stone, other] } })).status).toBe(200);
  });

  test("takes the lists along with the second step, and has them in the visit until then", async () => {
    const secret = await aSecondFactor(portal, await ownerId(portal, "customer"));
    const stones = await freeStones(portal, 1);
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: stones } });
    const refused = await signIn(guest, "customer");
    expectRefusal(refused, 401, "secondFactorNeeded");
    expect(await numbersOf(guest, "listCarts")).toEqual(stones);
    const ticket = refused.body.second_factor?.ticket ?? "";
    const { data } = await guest.call("proveSecondFactor", { body: { ticket, code: codeNow(portal, secret) } });
    expect(await numbersOf(portal.anonymous.holding(data.token ?? ""), "listCarts")).toEqual(stones);
  });

  test("takes the lists along with a passkey, and has them in the visit where the passkey is another's", async () => {
    const { device } = await aPasskey(portal, await ownerId(portal, "customer"));
    const stones = await freeStones(portal, 1);
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: stones } });
    const ticket = (await signIn(guest, "customer")).body.second_factor?.ticket ?? "";
    const prove = async (by: SoftPasskey) => {
      const { options } = (await guest.call("offerPasskeyAtDoor", { body: { ticket } })).data;
      return guest.call("provePasskey", { body: { ticket, answer: by.get(options) } });
    };
    expectRefusal(await prove(aDevice(portal)), 422, "passkeyWrong");
    expect(await numbersOf(guest, "listCarts")).toEqual(stones);
    const { data } = await prove(device);
    expect(await numbersOf(portal.anonymous.holding(data.token ?? ""), "listCarts")).toEqual(stones);
    expectRefusal(await guest.call("getProfile"), 401, "unauthorized");
  });

  test("takes the lists along when a second factor is set up at the door, and has them in the visit until then", async () => {
    const admin = portal.as("admin");
    const { version } = (await admin.call("getHouseSettings")).data;
    await admin.call("setHouseSettings", { body: { second_factor_roles: [2], version } });
    const stones = await freeStones(portal, 1);
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: stones } });
    const refused = await signIn(guest, "customer");
    expectRefusal(refused, 401, "secondFactorSetUpNeeded");
    const ticket = refused.body.second_factor?.ticket ?? "";
    const { offer, secret } = (await guest.call("offerSecondFactorAtDoor", { body: { ticket } })).data;
    const turnOn = (code: string) => guest.call("turnOnSecondFactorAtDoor", { body: { ticket, offer, code } });
    expectRefusal(await turnOn("000000"), 422, "secondFactorWrong");
    expect(await numbersOf(guest, "listCarts")).toEqual(stones);
    const { data } = await turnOn(codeNow(portal, secret));
    expect(await numbersOf(portal.anonymous.holding(data.user.token ?? ""), "listCarts")).toEqual(stones);
    expectRefusal(await guest.call("getProfile"), 401, "unauthorized");
  });

  test("keeps the visit where the password is wrong", async () => {
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: await freeStones(portal, 1) } });
    expectRefusal(await signIn(guest, "customer", "not-the-password"), 401, "signInFailed");
    expect(await linesOf(guest, "listCarts")).toHaveLength(1);
  });

  test("gives nothing to the house's own people, whose lists are no buyer's", async () => {
    const guest = await aGuest();
    await guest.call("addToCart", { body: { stock_numbers: await freeStones(portal, 1) } });
    expect((await signIn(guest, "associate")).status).toBe(200);
    expect(await linesOf(guest, "listCarts")).toHaveLength(1);
  });

  test("from three browsers at once: every visit comes along, and a stone that all have is there once", async () => {
    const stones = await freeStones(portal, 2);
    const guests = [await aGuest(), await aGuest(), await aGuest()];
    for (const guest of guests) await guest.call("addToCart", { body: { stock_numbers: stones } });
    const answers = await Promise.all(guests.map((guest) => signIn(guest, "customer")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const customer = portal.anonymous.holding(answers[0]?.data.token ?? "");
    expect((await numbersOf(customer, "listCarts")).sort()).toEqual([...stones].sort());
  });
});
