import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useFirstDayWorld } from "#support/first-day-world.ts";
import { memoOf, sold } from "#support/papers.ts";

const { portal, steps, asAtFirst } = useFirstDayWorld();
const admin = () => portal.as("admin");

describe("the first day", () => {
  test("says of an empty house that everything is missing, and of no step that somebody ticked it", async () => {
    await asAtFirst();
    const { data } = await admin().call("readFirstDay");
    expect(data.steps.map(({ name, is_done }) => [name, is_done])).toEqual([
      ["company", false],
      ["listPrices", false],
      ["markups", false],
      ["provider", false],
      ["stock", false],
      ["client", false],
      ["mail", false],
    ]);
    expect([data.first_sale_at, data.is_hidden]).toEqual([null, false]);
  });

  test("names what papers are issued without, until the house has said it", async () => {
    await asAtFirst();
    expect((await admin().call("readFirstDay")).data.papers_lack).toEqual([
      "name",
      "address",
      "tax_number",
      "bank",
      "memo_clause",
      "payment_terms",
      "payment_days",
      "tax_statement",
    ]);
    const said = { name: "Loupe Diamonds BV", address: "Hoveniersstraat 2", tax_number: "BE 0417.000.000" };
    await portal.pool.query("UPDATE setting SET value = $1 WHERE key = 'papers'", [
      { ...said, payment_terms: "Net 30 days.", payment_days: 30, footer: "Without VAT." },
    ]);
    const { papers_lack, steps: all } = (await admin().call("readFirstDay")).data;
    expect(papers_lack).toEqual(["bank", "memo_clause"]);
    expect(all[0]).toMatchObject({ name: "company", is_done: true, count: 2 });
  });

  test("sees each step done when the data say so, and undone when they do not any more", async () => {
    await asAtFirst();
    await admin().call("createProvider", { body: { name: "Harbour Gems", prefix: "HARB" } });
    expect((await steps()).provider).toMatchObject({ is_done: true, count: 1 });
    await portal.pool.query("SET session_replication_role = replica; UPDATE business SET status = 11");
    expect((await steps()).client?.is_done).toBe(true);
    await portal.pool.query("UPDATE business SET is_active = false; SET session_replication_role = DEFAULT");
    expect((await steps()).client?.is_done).toBe(false);
    await portal.pool.query(
      "INSERT INTO mail (to_address, subject, kind, status) VALUES ('a@b.test', 'x', 'test', 'kept')",
    );
    expect((await steps()).mail?.is_done).toBe(false);
    await portal.pool.query("UPDATE mail SET status = 'sent'");
    expect((await steps()).mail?.is_done).toBe(true);
  });

  test("names who may take a step that the reader may not", async () => {
    await portal.pool.query(`UPDATE user_permission SET write_access = false
      WHERE permission_id = (SELECT id FROM permission WHERE path = '/inventory/company')
        AND account_id = (SELECT id FROM account WHERE email = 'admin2@demo.test')`);
    portal.house.people.forget();
    const { provider, listPrices } = await steps("admin2");
    expect(provider).toMatchObject({ may: false, who: [expect.stringMatching(/\w+ \w+/)] });
    expect(listPrices).toMatchObject({ may: true, who: [] });
  });

  test("knows the first sale of a house that sells, and is hidden for everybody by one", async () => {
    await sold(portal, (await memoOf(portal, "customer", 1)).ids);
    expect((await admin().call("readFirstDay")).data.first_sale_at).toMatch(/^20/);
    expect((await admin().call("hideFirstDay", { body: { is_hidden: true } })).data.is_hidden).toBe(true);
    expect((await portal.as("admin2").call("readFirstDay")).data.is_hidden).toBe(true);
  });

  test("is no business of others", async () => {
    for (const name of ["associate", "customer", "auditor", "qc"] as const) {
      expectRefusal(await portal.as(name).call("readFirstDay"), 403, "forbidden");
      expectRefusal(await portal.as(name).call("hideFirstDay", { body: { is_hidden: true } }), 403, "forbidden");
    }
  });
});
