import { beforeEach, describe, expect, test } from "vitest";
import { costFields } from "#domain/price-fields.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { type ListedLine, listedLine, listedPaper } from "#support/listed-lines.ts";
import { giveScreen } from "#support/rights.ts";
import { type Owner, ownerId } from "#support/rows.ts";
import { groupsOf, linesOf, numbersOf, sevenLists, sevenNames } from "#support/shown-lists.ts";

const portal = useApp();
const buyers = ["customer", "customer2", "api", "ftp", "guest"] as const;
const senderOf = (name: (typeof buyers)[number]) => (name === "guest" ? portal.asGuest() : portal.as(name));

describe.each(sevenNames)("who reads the list of %s", (list) => {
  const { id, live } = sevenLists[list];
  const lines = new Map<Owner, ListedLine>();
  const of = (...owners: Owner[]) => owners.map((owner) => lines.get(owner)?.stock_no).toSorted();
  const all = { currentTab: "all" };

  beforeEach(async () => {
    await portal.asGuest().call("getProfile");
    for (const holder of buyers) {
      const memo = list === "memo" && (await listedPaper(portal, "memo", await ownerId(portal, holder))).id;
      const order = list === "confirm" && (await listedPaper(portal, "order", await ownerId(portal, holder))).id;
      const papers = { ...(memo && { memo }), ...(order && { order }) };
      lines.set(holder, await listedLine(portal, { list, holder, state: live[0], status: live[1], papers }));
    }
  });

  test("the office sees everybody's lines, each with its client, its company and its cost", async () => {
    for (const name of ["admin", "qc", "auditor"] as const) {
      const page = await linesOf(portal.as(name), id, all);
      expect(numbersOf(page).toSorted()).toEqual(of(...buyers));
      for (const line of page.data) {
        expect(line.user.first_name).not.toBe("");
        for (const field of costFields) expect(line.stone).toHaveProperty(field, line[field]);
        expect(line).toMatchObject({ price_per_ct: expect.any(Number), total_amt: expect.any(Number) });
        expect(line.stone).toHaveProperty("provider");
      }
    }
    const { data } = await linesOf(portal.as("admin"), id, { ...all, search: "Alder" });
    expect(data[0]).toMatchObject({ user: { first_name: "Tom" }, business: { company_name: "Alder & Finch Ltd" } });
  });

  test("an associate sees the lines of own customers alone, in counts, groups and totals too", async () => {
    const page = await linesOf(portal.as("associate"), id, all);
    expect(numbersOf(page)).toEqual(of("customer"));
    expect([page.totals.pieces, page.tabs.all, page.pagination.totalRecords]).toEqual([1, 1, 1]);
    expect((await groupsOf(portal.as("associate"), id, { ...all, groupBy: 3 })).data).toHaveLength(1);
    expect(numbersOf(await linesOf(portal.as("associate2"), id, all))).toEqual(of("customer2"));
  });

  test.each(buyers)("the %s sees own lines alone, and no cost in them", async (name) => {
    const page = await linesOf(senderOf(name), id, all);
    expect(numbersOf(page)).toEqual(of(name));
    expect([page.totals.pieces, page.tabs.all]).toEqual([1, 1]);
    const grouped = await groupsOf(senderOf(name), id, { ...all, groupBy: 3 });
    for (const line of [...page.data, ...grouped.data.flatMap((group) => group.lines)]) {
      for (const field of [...costFields, "provider", "org_stock_no"]) {
        expect(line).not.toHaveProperty(field);
        expect(line.stone).not.toHaveProperty(field);
      }
    }
  });

  test("a client and a business out of reach are not found", async () => {
    const user_id = await ownerId(portal, "customer2");
    const { rows } = await portal.pool.query("SELECT business_id AS id FROM account WHERE id = $1", [user_id]);
    for (const query of [{ user_id }, { business_id: rows[0].id as number }]) {
      for (const who of [portal.as("associate"), portal.as("customer"), portal.as("api"), portal.asGuest()]) {
        expectRefusal(await who.call(id, { query }), 404, "notFound");
      }
      for (const who of [portal.as("admin"), portal.as("associate2"), portal.as("customer2")]) {
        expect(numbersOf(await linesOf(who, id, { ...all, ...query }))).toEqual(of("customer2"));
      }
    }
    for (const query of [{ user_id: 999_999 }, { business_id: 999_999 }]) {
      expectRefusal(await portal.as("admin").call(id, { query }), 404, "notFound");
    }
  });

  test("those of one associate's customers are for the office, and for that associate", async () => {
    const business_associate_id = await ownerId(portal, "associate2");
    for (const who of [portal.as("admin"), portal.as("qc"), portal.as("auditor"), portal.as("associate2")]) {
      const page = await linesOf(who, id, { ...all, business_associate_id });
      expect(numbersOf(page)).toEqual(of("customer2"));
      expect([page.totals.pieces, page.tabs.all, page.pagination.totalRecords]).toEqual([1, 1, 1]);
    }
    for (const who of [portal.as("associate"), portal.as("customer2"), portal.as("api"), portal.asGuest()]) {
      expectRefusal(await who.call(id, { query: { business_associate_id } }), 404, "notFound");
    }
    const user_id = await ownerId(portal, "customer");
    const both = await linesOf(portal.as("admin"), id, { ...all, business_associate_id, user_id });
    expect(numbersOf(both)).toEqual([]);
    for (const nobody of [user_id, 999_999]) {
      const asked = await portal.as("admin").call(id, { query: { business_associate_id: nobody } });
      expectRefusal(asked, 404, "notFound");
    }
  });

  test("a line shows its stone's list price and own prices as they were frozen, whatever they are now", async () => {
    const line = lines.get("customer");
    await portal.pool.query("UPDATE stone_line SET rap = coalesce(rap, 0) + 111.11 WHERE id = $1", [line?.id]);
    const [shown] = (await linesOf(portal.as("admin"), id, { ...all, search: line?.stock_no ?? "" })).data;
    const { rows } = await portal.pool.query("SELECT rap, markup_ppc, sell_amt FROM stone_line WHERE id = $1", [
      line?.id,
    ]);
    const [rap, markup_ppc, sell_amt] = [rows[0].rap, rows[0].markup_ppc, rows[0].sell_amt].map(Number);
    expect(shown).toMatchObject({ rap, markup_ppc, sell_amt, stone: { rap, markup_ppc, sell_amt } });
  });
});

test("whoever of the office has a screen of own lists alone sees own lines alone", async () => {
  await portal.pool.query(
    `DELETE FROM user_permission u USING permission p, account a WHERE p.id = u.permission_id AND a.id = u.account_id
      AND p.path = '/transaction/cart' AND a.user_name = 'tuva.berg'`,
  );
  expectRefusal(await portal.as("qc").call("listCarts"), 403, "forbidden");
  await listedLine(portal, { list: "cart", holder: "customer", state: "in", status: 1 });
  await giveScreen(portal, "customer-profile/cart", [3]);
  expect((await linesOf(portal.as("qc"), "listCarts")).data).toEqual([]);
  const query = { user_id: await ownerId(portal, "customer") };
  expectRefusal(await portal.as("qc").call("listCarts", { query }), 404, "notFound");
});
