import { afterEach, describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");

/** Free stones, the first with a report number of its own, the second and the third under one. */
async function reported() {
  const [own = "", one = "", other = "", ...more] = await freeStones(portal, 6);
  await portal.pool.query("UPDATE stone SET report_no = 'RN' || id WHERE stock_no = ANY ($1)", [[own, one, other]]);
  await portal.pool.query("UPDATE stone SET report_no = 'RNSHARED' WHERE stock_no = ANY ($1)", [[one, other]]);
  const { rows } = await portal.pool.query("SELECT report_no FROM stone WHERE stock_no = $1", [own]);
  return { own, report: rows[0].report_no as string, one, other, more };
}
const numbersOf = ({ data }: { data: { data: { stone: { stock_no: string } }[] } }) =>
  data.data.map(({ stone }) => stone.stock_no);

const begun = ["addToCart", "addToWatchlist", "addNotes", "openEnquiries", "createHolds", "confirmStones"] as const;
/** The right that takes words with it. */
const said = { addNotes: true, openEnquiries: true };

describe("a report number counts like a stock number", () => {
  test.each(begun)("where stones are typed for %s", async (operation) => {
    const { own, report, one, other } = await reported();
    const as = portal.as("customer");
    const ask = (stock_numbers: string[]) =>
      as.call(operation, { body: { stock_numbers, ...(operation in said && { text: "Is it white?" }) } as never });
    const shared = await ask(["RNSHARED"]);
    expectRefusal(shared, 409, "numberShared");
    expect(shared.body.refused).toMatchObject([{ stock_no: "RNSHARED", choices: [one, other].sort() }]);
    expect(numbersOf((await ask([report.toLowerCase(), own, report])) as never)).toEqual([own]);
  });

  test("where a memo is issued, taken back and sold by what is read from the parcel", async () => {
    const { own, report, one } = await reported();
    const user_id = await ownerId(portal, "customer");
    expect(numbersOf(await admin().call("issueMemo", { body: { stock_numbers: [report], user_id } }))).toEqual([own]);
    expect(numbersOf(await admin().call("receiveMemo", { body: { stock_numbers: [report] } }))).toEqual([own]);
    // Only one of the two is out: which one is meant is clear.
    await admin().call("issueMemo", { body: { stock_numbers: [one, own], user_id } });
    expect(numbersOf(await admin().call("sellMemo", { body: { stock_numbers: ["RNSHARED"] } }))).toEqual([one]);
    expect((await stoneNow(portal, one)).status).toBe(8);
  });

  test("of two stones that are both out takes neither, and names both", async () => {
    const { one, other } = await reported();
    const user_id = await ownerId(portal, "customer");
    await admin().call("issueMemo", { body: { stock_numbers: [one, other], user_id } });
    const answer = await admin().call("receiveMemo", { body: { stock_numbers: ["RNSHARED"] } });
    expectRefusal(answer, 409, "numberShared");
    expect(answer.body.refused?.[0]?.choices).toEqual([one, other].sort());
    expect([(await stoneNow(portal, one)).status, (await stoneNow(portal, other)).status]).toEqual([5, 5]);
  });

  test("where a list of lines is asked for by numbers", async () => {
    const { own, report, one, other } = await reported();
    const user_id = await ownerId(portal, "customer");
    await admin().call("issueMemo", { body: { stock_numbers: [own, one, other], user_id } });
    const answer = await admin().call("listMemos", {
      query: {},
      body: { stock_numbers: [report, "RNSHARED"] },
    } as never);
    expect(numbersOf(answer as never).sort()).toEqual([own, one, other].sort());
  });

  test("where stones are exported, shared and shown by their numbers", async () => {
    const { own, report, one, other } = await reported();
    const shown = await admin().call("showSelectedStones", { body: { stock_numbers: [report, "RNSHARED", "NONE"] } });
    expect(shown.data.stockList.map(({ stock_no }) => stock_no)).toEqual([own]);
    expect(shown.data.missing).toMatchObject([
      { stock_no: "RNSHARED", code: "numberShared", choices: [one, other].sort() },
      { stock_no: "NONE", code: "notFound" },
    ]);
    const share = (stock_numbers: string[]) => admin().call("shareDiamonds", { body: { stock_numbers } });
    expectRefusal(await share(["RNSHARED"]), 409, "numberShared");
    expect((await share([report])).status).toBe(200);
    const file = (stock_numbers: string[]) =>
      admin().call("downloadStones", { query: {}, body: { stock_numbers, format: "csv" } } as never);
    expect((await file([report])).status).toBe(200);
    expectRefusal((await file(["RNSHARED"])) as never, 409, "numberShared");
  });

  test("where a collection is put together, and special stones are named", async () => {
    const { report, one, other } = await reported();
    const make = (stock_numbers: string[]) =>
      admin().call("createCollection", {
        body: { name: `Of ${stock_numbers}`, diamond_type: "white", stock_numbers },
      } as never);
    expectRefusal((await make(["RNSHARED"])) as never, 422, "stonesNotTaken");
    expect((await make([report])).status).toBe(201);
    const feature = (stock_numbers: string[]) =>
      admin().call("saveFeaturedStones", { body: { stock_numbers } } as never);
    const refused = await feature(["RNSHARED"]);
    expect(refused.body.refused?.[0]?.choices).toEqual([one, other].sort());
    expect((await feature([report])).status).toBe(200);
  });

  test("where one stone is opened, or its price explained", async () => {
    const { own, report, one, other } = await reported();
    const open = (stock_no: string) => admin().call("getStoneHistory", { query: { stock_no } });
    expect((await open(report)).data.stone.stock_no).toBe(own);
    expect((await open("RNSHARED")).body.refused?.[0]?.choices).toEqual([one, other].sort());
    const why = (stock_no: string) => admin().call("explainPrice", { query: { stock_no } });
    expect((await why(report)).data.stock_no).toBe(own);
    expectRefusal(await why("RNSHARED"), 409, "numberShared");
    expectRefusal(await why("NONE"), 404, "notFound");
  });

  test("where an external client's numbers are imported, and once it waits it is not asked for again", async () => {
    const { own, report } = await reported();
    const user_id = await ownerId(portal, "api");
    const bring = (stock_numbers: string[]) =>
      admin().call("importExternalDiamonds", { body: { user_id, stock_numbers } } as never);
    expectRefusal((await bring(["RNSHARED", "NONE"])) as never, 409, "numberShared");
    const first = await bring([report, "NONE"]);
    expect([numbersOf(first as never), (first.data as { unmatched: string[] }).unmatched]).toEqual([[own], ["NONE"]]);
    const again = await bring([report, own]);
    expect((again.data as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual(
      (first.data as { data: { id: number }[] }).data.map(({ id }) => id),
    );
  });

  test("but of stones out of a client's sight it says nothing", async () => {
    const { one, other } = await reported();
    const { rows } = await portal.pool.query("SELECT min(id) AS id FROM provider WHERE is_active");
    await portal.pool.query(
      "INSERT INTO provider (name, prefix, is_active) SELECT 'Away', 'AWAY', false WHERE NOT EXISTS (SELECT FROM provider WHERE name = 'Away')",
    );
    await portal.pool.query(
      "UPDATE stone SET provider_id = (SELECT id FROM provider WHERE name = 'Away') WHERE stock_no = $1",
      [other],
    );
    const cart = await portal.as("customer").call("addToCart", { body: { stock_numbers: ["RNSHARED"] } });
    expect(numbersOf(cart)).toEqual([one]);
    await portal.pool.query("UPDATE stone SET provider_id = $2 WHERE stock_no = $1", [other, rows[0].id]);
  });
});

describe("many numbers", () => {
  test("more than 500 are refused before anything is looked up", async () => {
    const stock_numbers = Array.from({ length: 5000 }, (_, at) => `N${at}`);
    const answer = await admin().call("receiveMemo", { body: { stock_numbers } });
    expect([answer.status, answer.body.code]).toEqual([400, "malformed"]);
  });

  test("none at all are refused in the rule's own words", async () => {
    expectRefusal(await admin().call("receiveMemo", { body: { stock_numbers: [] } }), 422, "selectDiamond");
  });
});

test("a report number finds the tasks about its stone as the stock number does, also where only the words name it", async () => {
  const written = (title: string, about = {}) => admin().call("createTask", { body: { title, ...about } });
  const titles = async (name: "admin" | "associate2", search: string) =>
    (await portal.as(name).call("listTasks", { query: { search } })).data.data.map(({ title }) => title);
  const [stone = "", other = ""] = await freeStones(portal, 2);
  const report = "LG7100001";
  const named = "UPDATE stone SET report_no = $2 WHERE stock_no = $1";
  await portal.pool.query(named, [stone, report]);
  await portal.pool.query(named, [other, "LG7100002"]);
  const [hold] = await heldBy(portal, "customer", [stone]);
  const [another] = await heldBy(portal, "customer", [other]);
  await written("Ring about the hold", { line_id: hold?.id ?? 0 });
  await written("Ring about another", { line_id: another?.id ?? 0 });
  await written(`Photograph ${stone}`);
  for (const search of [stone, stone.toLowerCase(), report, report.toLowerCase()]) {
    expect(new Set(await titles("admin", search))).toEqual(new Set(["Ring about the hold", `Photograph ${stone}`]));
  }
  expect(await titles("associate2", report)).toEqual([]);
});

describe("a number in another spelling of the trade counts too", () => {
  /** A stone of the house's usual form, with a report, and two that differ by a sign alone. */
  async function spelled() {
    const [own = "", dashed = "", plain = "", ...more] = await freeStones(portal, 6);
    const name = (stock_no: string, named: string, report_no: string | null) =>
      portal.pool.query("UPDATE stone SET stock_no = $2, report_no = $3 WHERE stock_no = $1", [
        stock_no,
        named,
        report_no,
      ]);
    await name(own, "QA7000001", "9794710872");
    await name(dashed, "QC-7000003", null);
    await name(plain, "QC7000003", null);
    return { more };
  }
  /** The former numbers, for the next test. */
  const asBefore = () => portal.pool.query("UPDATE stone SET stock_no = 'R' || id WHERE stock_no LIKE 'Q_%7000%'");
  afterEach(asBefore);

  test.each(begun)("where stones are typed for %s", async (operation) => {
    await spelled();
    const ask = (stock_numbers: string[]) =>
      portal
        .as("customer")
        .call(operation, { body: { stock_numbers, ...(operation in said && { text: "Is it white?" }) } as never });
    const shared = await ask(["QC 7000003"]);
    expectRefusal(shared, 409, "numberShared");
    expect(shared.body.refused).toMatchObject([{ stock_no: "QC 7000003", choices: ["QC-7000003", "QC7000003"] }]);
    expect(numbersOf((await ask(["QA-7000001", "GIA9794710872", "qa 7000001"])) as never)).toEqual(["QA7000001"]);
    expect(numbersOf((await ask(["qc-7000003"])) as never)).toEqual(["QC-7000003"]);
    expect(numbersOf((await ask(["QC7000003"])) as never)).toEqual(["QC7000003"]);
    expectRefusal(await ask(["QX-7000001", "IGI7000001"]), 409, "stoneUnknown");
  });

  test("where a memo is previewed, issued, listed, taken back and sold by what is read from the parcel", async () => {
    await spelled();
    const user_id = await ownerId(portal, "customer");
    const preview = await admin().call("previewMemo", {
      body: { stock_numbers: ["QA_7000001", "QC.7000003"], user_id },
    });
    expect(preview.data.lines.map(({ number, stone, refusal }) => [number, stone?.stock_no, refusal?.code])).toEqual([
      ["QA_7000001", "QA7000001", undefined],
      ["QC.7000003", undefined, "numberShared"],
    ]);
    const body = { stock_numbers: ["GIA-9794710872", "QC7000003"], user_id };
    expect(numbersOf(await admin().call("issueMemo", { body }))).toEqual(["QA7000001", "QC7000003"]);
    const listed = (stock_numbers: string[]) =>
      admin().call("listMemos", { query: {}, body: { stock_numbers } } as never);
    expect(numbersOf((await listed(["QA 7000001", "QC_7000003"])) as never).sort()).toEqual(["QA7000001", "QC7000003"]);
    // Exactly this number has a stone that is not out. The other is not meant.
    expect(numbersOf((await listed(["QC-7000003"])) as never)).toEqual([]);
    expectRefusal(await admin().call("receiveMemo", { body: { stock_numbers: ["QC-7000003"] } }), 409, "noSuchLine");
    // Only one of the two is out: which one is meant is clear.
    expect(numbersOf(await admin().call("receiveMemo", { body: { stock_numbers: ["QC 7000003"] } }))).toEqual([
      "QC7000003",
    ]);
    expect(numbersOf(await admin().call("sellMemo", { body: { stock_numbers: ["QA.7000001"] } }))).toEqual([
      "QA7000001",
    ]);
  });

  test("where stones are shown, shared, exported, collected, named special, opened, followed and explained", async () => {
    await spelled();
    const typed = ["GIA9794710872", "QC 7000003", "QX-1"];
    const shown = await admin().call("showSelectedStones", { body: { stock_numbers: typed } });
    expect(shown.data.stockList.map(({ stock_no }) => stock_no)).toEqual(["QA7000001"]);
    expect(shown.data.missing).toMatchObject([
      { stock_no: "QC 7000003", code: "numberShared", choices: ["QC-7000003", "QC7000003"] },
      { stock_no: "QX-1", code: "notFound" },
    ]);
    const stock_numbers = ["QA-7000001"];
    const each = [
      await admin().call("shareDiamonds", { body: { stock_numbers } }),
      await admin().call("downloadStones", { query: {}, body: { stock_numbers, format: "csv" } } as never),
      await admin().call("downloadStoneZip", { query: { stock_no: "QA 7000001", includeExcel: true } } as never),
      await admin().call("createCollection", {
        body: { name: "Spelled", diamond_type: "white", stock_numbers },
      } as never),
      await admin().call("saveFeaturedStones", { body: { stock_numbers } } as never),
    ];
    expect(each.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200]);
    const stock_no = "QA-7000001";
    expect((await admin().call("getStoneHistory", { query: { stock_no } })).data.stone.stock_no).toBe("QA7000001");
    expect((await admin().call("explainPrice", { query: { stock_no } })).data.stock_no).toBe("QA7000001");
    const followed = await admin().call("getTrackReport", { query: { search: "GIA9794710872" } });
    expect(followed.data.stone.stock_no).toBe("QA7000001");
    const log = await admin().call("listAuditLogs", { query: { stock_no } } as never);
    expect(log.status).toBe(200);
  });

  test("where an external client's numbers are imported", async () => {
    await spelled();
    const user_id = await ownerId(portal, "api");
    const bring = (stock_numbers: string[]) =>
      admin().call("importExternalDiamonds", { body: { user_id, stock_numbers } } as never);
    const first = await bring(["QA 7000001", "QX-1"]);
    expect([numbersOf(first as never), (first.data as { unmatched: string[] }).unmatched]).toEqual([
      ["QA7000001"],
      ["QX-1"],
    ]);
    expect(numbersOf((await bring(["GIA9794710872"])) as never)).toEqual(["QA7000001"]);
  });
});
