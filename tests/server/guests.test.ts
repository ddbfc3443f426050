import { describe, expect, test } from "vitest";
import { hours } from "#support/clock.ts";
import { linesOf, numbersOf, useGuestWorld } from "#support/guest-world.ts";
import { freeStones } from "#support/line-stones.ts";
import { paged } from "#support/paged.ts";

const { portal, admin, aGuest, aBusyGuest, signUp } = useGuestWorld();

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

  test("a customer's session that comes along is as good as none", async () => {
    const stones = await freeStones(portal, 1);
    await portal.as("customer").call("addToCart", { body: { stock_numbers: stones } });
    const { data } = await signUp(portal.as("customer"));
    expect(await numbersOf(portal.anonymous.holding(data.token ?? ""), "listCarts")).toEqual([]);
    expect(await numbersOf(portal.as("customer"), "listCarts")).toEqual(stones);
    expect((await portal.as("customer").call("getProfile")).status).toBe(200);
  });
});
