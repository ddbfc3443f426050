import { beforeEach, describe, expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { freeStones } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { events, useTrackReportWorld, wholeLife } from "#support/track-report-world.ts";

const { portal, report, later } = useTrackReportWorld();
let stone = "";

/** Everything that can happen to a stone, between it and a customer who has an associate. */
async function aWholeLife(): Promise<void> {
  const stock_numbers = [stone];
  const user_id = await ownerId(portal, "customer");
  const [customer, associate, admin, qc] = (["customer", "associate", "admin", "qc"] as const).map(portal.as);
  const step = async <T>(act: Promise<{ status: number; data: T; text: string }>) => {
    const answer = await act;
    if (answer.status > 299) throw new Error(answer.text);
    later();
    return answer.data;
  };
  if (!customer || !associate || !admin || !qc) throw new Error("nobody is there");
  later();
  await step(customer.call("addToWatchlist", { body: { stock_numbers } }));
  await step(customer.call("addToCart", { body: { stock_numbers } }));
  await step(customer.call("addNotes", { body: { stock_numbers, text: "Nora's stone" } }));
  await step(customer.call("createHolds", { body: { stock_numbers } }));
  const asked = await step(associate.call("confirmStones", { body: { stock_numbers, user_id } }));
  await step(admin.call("approveStones", { body: { ids: asked.data.map(({ id }) => id) } }));
  const memo = await step(associate.call("issueMemo", { body: { stock_numbers, user_id } }));
  const ids = memo.data.map(({ id }) => id);
  await step(
    associate.call("sellMemo", {
      body: { lines: ids.map((id) => ({ id, price_per_ct: 4321 })), reason: "A parcel deal" },
    }),
  );
  await step(admin.call("reverseMemo", { body: { ids, reason: "Sold by mistake" } }));
  await step(qc.call("receiveMemo", { body: { ids } }));
}

beforeEach(async () => {
  [stone = ""] = await freeStones(portal, 1);
});

describe("the whole life of a stone", () => {
  beforeEach(aWholeLife);

  test("says who did it, for whom, on which paper, at which price and why", async () => {
    const { history } = await report("auditor", stone);
    const one = (event: string) => history.find((step) => step.event === event);
    const client = { id: await ownerId(portal, "customer"), name: "Northlight Jewels" };
    expect(one("hold.hold")).toMatchObject({ by: "Mara Lind", role_id: 2, client, until: expect.any(String) });
    expect(one("confirm.approve")).toMatchObject({ role_id: 1, client, paper: { kind: "order" } });
    expect(one("memo.issueConfirmed")).toMatchObject({ role_id: 5, client, paper: { kind: "memo" } });
    expect(one("memo.sell")).toMatchObject({ paper: { kind: "invoice" }, deal_ppc: 4321, note: null });
    expect(one("memo.reverseSold")).toMatchObject({ paper: { kind: "credit" }, note: "Sold by mistake" });
  });

  test("never says what somebody noted", async () => {
    const answer = await portal.as("admin").call("getTrackReport", { query: { search: stone } });
    expect(answer.text).toContain("notes.add");
    expect(answer.text).not.toContain("Nora");
  });

  test("is told to their associate by name, and to another as another client's", async () => {
    const own = await report("associate", stone);
    expect(events(own.history).reverse()).toEqual(wholeLife);
    expect(own.history.filter(({ client }) => client?.name === "Northlight Jewels")).toHaveLength(12);

    const answer = await portal.as("associate2").call("getTrackReport", { query: { search: stone } });
    expect(events(answer.data.history).reverse()).toEqual(wholeLife);
    for (const step of answer.data.history.slice(0, -1)) {
      const hidden = { client: null, is_anothers: true, by: null, line_id: null, paper: null, deal_ppc: null };
      expect(step).toMatchObject({ ...hidden, until: null, note: null });
    }
    for (const secret of ["Northlight", "Mara", "Lind", "4321", "mistake"]) expect(answer.text).not.toContain(secret);
  });

  test("stands beside the stone itself, where a customer reads of their own steps alone", async () => {
    const query = { stock_no: stone };
    const all = (await portal.as("admin").call("getStoneHistory", { query })).data.history;
    expect(events(all)).toEqual(wholeLife);
    const own = (await portal.as("customer").call("getStoneHistory", { query })).data.history;
    expect(events(own)).toEqual(wholeLife);
    expect(new Set(own.map(({ by }) => by))).toEqual(new Set([null, "Mara Lind"]));
    const others = (await portal.as("newcomer").call("getStoneHistory", { query })).data.history;
    expect(events(others)).toEqual(["arrived"]);
  });
});

describe("where a stone is now", () => {
  test("with whom and until when, and for another's associate that it is with somebody", async () => {
    const user_id = await ownerId(portal, "customer");
    expect((await report("admin", stone)).standing).toBeNull();
    await portal.as("associate").call("issueMemo", { body: { stock_numbers: [stone], user_id } });
    const standing = (await report("admin", stone)).standing;
    expect(standing).toMatchObject({ list: "memo", state: "issued", client: { id: user_id }, is_overdue: false });
    expect(standing?.due_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await portal.pool.query("UPDATE paper SET due_date = '2026-11-19' WHERE kind = 'memo'");
    expect((await report("associate", stone)).standing).toMatchObject({ client: { id: user_id }, is_overdue: true });
    const hidden = { client: null, is_anothers: true, paper: null, due_date: null, line_id: null };
    expect((await report("associate2", stone)).standing).toMatchObject({ list: "memo", ...hidden });
  });

  test("a hold whose time has passed is none", async () => {
    await portal.as("customer").call("createHolds", { body: { stock_numbers: [stone] } });
    expect((await report("admin", stone)).standing).toMatchObject({ list: "hold", until: expect.any(String) });
    await portal.pool.query("UPDATE stone_line SET expires_at = $1 WHERE list = 'hold'", [portal.clock.now()]);
    expect((await report("admin", stone)).standing).toBeNull();
  });
});

describe("a stone is looked for", () => {
  test("by its number in any case and with blanks around it, and by its report number", async () => {
    const { stone: found } = await report("admin", stone);
    for (const number of [` ${stone} `, stone.toLowerCase(), found.report_no ?? ""]) {
      expect((await report("admin", number)).stone.stock_no, number).toBe(stone);
    }
  });

  test("under one report that several have: the one that came last, beside the others", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    await portal.pool.query("UPDATE stone SET report_no = '777', lab = 'GIA' WHERE stock_no IN ($1, $2)", [
      first,
      second,
    ]);
    await portal.pool.query("UPDATE stone SET arrived_at = '2026-11-21' WHERE stock_no = $1", [second]);
    expect(await report("admin", "777")).toMatchObject({ stone: { stock_no: second }, same_report: [first] });
  });

  test("that nobody has, or that is out of sight: 200 says fail, in the words of every fail", async () => {
    const hidden = await portal.pool.query("SELECT stock_no FROM stone WHERE stone_origin = 1 LIMIT 1");
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, stone_origins) VALUES ($1, '{2}')
        ON CONFLICT (account_id) DO UPDATE SET stone_origins = '{2}'`,
      [await ownerId(portal, "associate2")],
    );
    for (const search of ["NONE", hidden.rows[0].stock_no]) {
      const answer = await portal.as("associate2").call("getTrackReport", { query: { search } });
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          status: "fail",
          code: "noStocksFound",
          message: messages.noStocksFound,
          request_id: expect.any(String),
          data: null,
        },
      ]);
    }
  });
});

test("of a provider that is switched off it is told to the office alone, and says so", async () => {
  expect((await report("admin", stone)).is_offered).toBe(true);
  const itsProvider = "SELECT provider_id FROM stone WHERE stock_no = $1";
  await portal.pool.query(`UPDATE provider SET is_active = false WHERE id = (${itsProvider})`, [stone]);
  for (const name of ["admin", "qc", "auditor"] as const) {
    const told = await report(name, stone);
    expect(told, name).toMatchObject({ stone: { stock_no: stone }, is_offered: false });
    expect(events(told.history), name).toEqual(["arrived"]);
  }
  expect(await report("associate", stone)).toBeNull();
  expectRefusal(await portal.as("admin").call("getStoneHistory", { query: { stock_no: stone } }), 404, "notFound");
});

test("customers, guests and programs of clients do not read it", async () => {
  for (const api of [portal.as("customer"), portal.asGuest(), portal.as("api"), portal.as("ftp")]) {
    expectRefusal(await api.call("getTrackReport", { query: { search: stone } }), 403, "forbidden");
  }
});

test("that a stone was taken off the market and offered again is told, who holds it meanwhile is not touched", async () => {
  const path = { stock_no: stone };
  await portal.as("admin").call("setStoneListing", { path, body: { is_listed: false } });
  expect((await report("admin", stone)).stone.status).toBe(codes.stone.notAvailable);
  later();
  await portal.as("admin").call("setStoneListing", { path, body: { is_listed: true } });
  expect(events((await report("associate", stone)).history)).toEqual(["stone.relist", "stone.delist", "arrived"]);
});

test("a link to it is told with how often it was opened, to whom only where one may know", async () => {
  const user_id = await ownerId(portal, "customer");
  const made = await portal.as("associate").call("shareDiamonds", { body: { stock_numbers: [stone], user_id } });
  const token = made.data.url.split("/").at(-1) ?? "";
  await portal.anonymous.call("getSharedStones", { path: { token } });
  expect((await report("auditor", stone)).history[0]).toMatchObject({
    event: "shared",
    times: 1,
    by: "Jonas Okafor",
    client: { id: user_id, name: "Northlight Jewels" },
  });
  expect((await report("associate2", stone)).history[0]).toMatchObject({ event: "shared", by: null, client: null });
  expect((await report("auditor", stone)).told).toMatchObject({ links: 1 });
});

describe("the list price", () => {
  test("that moved is told with what it was before", async () => {
    const { rap } = (await report("admin", stone)).stone;
    await portal.pool.query(
      `WITH list AS (INSERT INTO price_list (list_no, label, effective_on, applied_at)
          SELECT max(list_no) + 1, 'December', '2026-12-01', $1::timestamptz FROM price_list RETURNING id)
        INSERT INTO list_price (list_id, shape_group, color, clarity, from_carat, to_carat, price)
          SELECT list.id, shape_group, color, clarity, from_carat, to_carat, price * 2 FROM list, list_price p
          WHERE p.list_id = (SELECT max(id) FROM price_list WHERE applied_at IS NOT NULL)`,
      [new Date(portal.clock.now().getTime() + 1000)],
    );
    const [latest] = (await report("associate2", stone)).history;
    expect(latest).toMatchObject({
      event: "listed",
      kind: "price",
      note: "December",
      rap_before: rap,
      rap: (rap ?? 0) * 2,
    });
  });
});
