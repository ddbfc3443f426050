import { beforeEach, describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { homeRows, newsDays } from "#domain/home.ts";
import { aLoad } from "#support/a-load.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { listedLine, listedPaper } from "#support/listed-lines.ts";
import { ownerId } from "#support/rows.ts";
import { linesOf } from "#support/shown-lists.ts";

const portal = useApp();
type Home = Data<"getHome">;
const homeOf = async (who: Api): Promise<Home> => (await who.call("getHome")).data;
const queueOf = async (who: Api, list: string) => (await homeOf(who)).queues.find((queue) => queue.list === list);

beforeEach(async () => {
  await portal.pool.query("DELETE FROM stone_line WHERE list IN ('hold', 'confirm', 'enquiry', 'external', 'memo')");
});

const inDays = (days: number) => new Date(portal.clock.now().getTime() + hours(24 * days)).toISOString();
const aHold = (days = 1, holder: "customer" | "customer2" = "customer") =>
  listedLine(portal, { list: "hold", holder, state: "held", status: 1, expires: inDays(days) });

async function aMemo(due: string) {
  const paper = await listedPaper(portal, "memo", await ownerId(portal, "customer"), due);
  return listedLine(portal, {
    list: "memo",
    holder: "customer",
    state: "issued",
    status: 1,
    papers: { memo: paper.id },
  });
}

async function aRequest(state: string, status: number, at = inDays(0)) {
  const order = await listedPaper(portal, "order", await ownerId(portal, "customer"));
  return listedLine(portal, { list: "confirm", holder: "customer", state, status, at, papers: { order: order.id } });
}

describe("what waits on the home", () => {
  test("of a customer is their own: holds by their end, memos by their due day, what was decided", async () => {
    const [late, soon] = [await aHold(2), await aHold(1)];
    const [due, overdue] = [await aMemo("2026-12-04"), await aMemo("2026-11-18")];
    const [waits, rejected] = [await aRequest("pending", 1), await aRequest("rejected", 3, inDays(1 - newsDays))];
    const { queues } = await homeOf(portal.as("customer"));
    expect(queues.map(({ list, total, data }) => [list, total, data.map(({ id }) => id)])).toEqual([
      ["hold", 2, [soon.id, late.id]],
      ["memo", 2, [overdue.id, due.id]],
      ["confirm", 2, [waits.id, rejected.id]],
    ]);
    expect(queues[0]?.data[0]).toMatchObject({ expires_at: expect.any(String), stone: { stock_no: soon.stock_no } });
    expect((await homeOf(portal.as("customer2"))).queues).toEqual([]);
  });

  test("of an associate is their customers', and of nobody else's", async () => {
    await aRequest("pending", 1);
    await aHold(1, "customer2");
    const { rows } = await portal.pool.query("SELECT associate_id FROM account WHERE id = $1", [
      await ownerId(portal, "customer2"),
    ]);
    const isTheirs = rows[0].associate_id === (await ownerId(portal, "associate"));
    expect(isTheirs).toBe(false);
    const { queues } = await homeOf(portal.as("associate"));
    expect(queues.map(({ list, total }) => [list, total])).toEqual([["confirm", 1]]);
    expect(queues[0]?.data[0]?.user.id).toBe(await ownerId(portal, "customer"));
  });

  test("of quality control are the memos that it receives, and not what others decide", async () => {
    await aRequest("pending", 1);
    await aHold();
    await aMemo("2026-11-18");
    const home = await homeOf(portal.as("qc"));
    expect(home.queues.map(({ list }) => list)).toEqual(["memo"]);
    expect(home).toMatchObject({ documents: null, arrivals: null, searches: null });
    expect((await homeOf(portal.as("auditor"))).queues.map(({ list }) => list)).toEqual(["confirm", "hold", "memo"]);
  });

  test("has the number of the very rows that its link opens", async () => {
    await Promise.all([aRequest("pending", 1), aRequest("rejected", 3)]);
    await aHold();
    await aMemo("2026-11-18");
    const lists = { confirm: "listConfirms", hold: "listHolds", memo: "listMemos" } as const;
    for (const name of ["admin", "associate", "customer"] as const) {
      const who = portal.as(name);
      const { queues } = await homeOf(who);
      expect([name, queues.length]).toEqual([name, 3]);
      for (const { list, tab, total } of queues) {
        const page = await who.call(lists[list as keyof typeof lists], { query: { currentTab: tab } });
        const { pagination } = page.data as { pagination: { totalRecords: number } };
        expect([name, list, total]).toEqual([name, list, pagination.totalRecords]);
      }
    }
  });

  test("of the whole house has the lines on memo as the memo list has them, the rows of one paper as on the paper", async () => {
    const [late, overdue] = [await aMemo("2026-12-04"), await aMemo("2026-11-18")];
    const sameDay = [];
    for (let row = 0; row < 4; row++) sameDay.push(await aMemo("2026-11-30"));
    const together = sameDay.map(({ id }) => id);
    await portal.pool.query("UPDATE stone_line SET created_at = $1 WHERE id = ANY ($2)", [inDays(0), together]);
    const queue = await queueOf(portal.as("admin"), "memo");
    expect(queue?.data.map(({ id }) => id)).toEqual([overdue.id, ...together]);
    const query = { currentTab: "issued", sort: "due_date" };
    const { data } = await linesOf(portal.as("admin"), "listMemos", query);
    expect(data.map(({ id }) => id)).toEqual([overdue.id, ...together, late.id]);
  });

  test("marks the holds that end today and the memos past their due day, and names the tab that has exactly these", async () => {
    await Promise.all([aHold(0.1), aHold(0.2), aHold(2)]);
    await Promise.all([aMemo("2026-11-18"), aMemo("2026-12-04")]);
    for (const name of ["admin", "associate", "customer"] as const) {
      const who = portal.as(name);
      const { queues } = await homeOf(who);
      expect([name, queues.map(({ list, total, urgent }) => [list, total, urgent])]).toEqual([
        name,
        [
          ["hold", 3, { tab: "endsToday", total: 2 }],
          ["memo", 2, { tab: "overdue", total: 1 }],
        ],
      ]);
      for (const [list, currentTab, total] of [
        ["listHolds", "endsToday", 2],
        ["listMemos", "overdue", 1],
      ] as const) {
        const { data } = await who.call(list, { query: { currentTab } });
        expect((data as { pagination: { totalRecords: number } }).pagination.totalRecords).toBe(total);
      }
    }
    await portal.pool.query("DELETE FROM stone_line WHERE list = 'hold' AND expires_at < $1", [inDays(1)]);
    expect((await queueOf(portal.as("admin"), "hold"))?.urgent).toBeNull();
  });

  test("of the office are also the loads that ask and the mails that failed, the oldest first", async () => {
    const [older, newer] = [await aLoad(portal), await aLoad(portal)];
    await aLoad(portal, "committed");
    const { rows: mails } = await portal.pool.query(
      `INSERT INTO mail (to_address, subject, kind, status, created_at)
        SELECT 'mara@orchard.test', 'Your code', 'signupCode', status, $1::timestamptz - age * interval '1 hour'
        FROM (VALUES ('failed', 1), ('failed', 5), ('sent', 9)) AS mail (status, age) RETURNING id`,
      [portal.clock.now()],
    );
    const home = await homeOf(portal.as("admin"));
    expect([home.loads?.total, home.loads?.data.map(({ id }) => id)]).toEqual([2, [older.id, newer.id]]);
    expect(home.mails?.data.map(({ id }) => id)).toEqual([mails[1].id, mails[0].id]);
    expect(home.mails?.total).toBe(2);
    for (const name of ["qc", "associate", "customer"] as const)
      expect(await homeOf(portal.as(name))).toMatchObject({ loads: null, mails: null });
  });

  test("is five rows of a client with hundreds of lines, and the number of all", async () => {
    await portal.pool.query(
      `INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, price_per_ct, total_amt,
          markup_ppc, sell_amt, text, waits_since, created_at, updated_at)
        SELECT 'enquiry', 'answered', 1, s.id, a.id, a.business_id, a.id, 1, 1, 1, 1, 'Is it clean?', $1, $1, $1
        FROM account a, (SELECT id FROM stone ORDER BY id LIMIT 300) s WHERE a.id = $2`,
      [portal.clock.now(), await ownerId(portal, "customer")],
    );
    const queue = await queueOf(portal.as("customer"), "enquiry");
    expect([queue?.total, queue?.data.length]).toEqual([300, homeRows]);
  });

  test("has no hold whose time is up, and no decision of long ago", async () => {
    await aHold(0);
    await aRequest("rejected", 3, inDays(-newsDays - 1));
    portal.clock.advance(1000);
    expect((await homeOf(portal.as("customer"))).queues).toEqual([]);
  });

  test("moves as soon as somebody else has decided", async () => {
    const request = await aRequest("pending", 1);
    const [customer, admin] = [portal.as("customer"), portal.as("admin")];
    expect((await queueOf(admin, "confirm"))?.total).toBe(1);
    await admin.call("rejectStones", { body: { ids: [request.id], reason: "Sold elsewhere" } });
    expect(await queueOf(admin, "confirm")).toBeUndefined();
    expect((await queueOf(customer, "confirm"))?.data[0]).toMatchObject({ id: request.id, status: 3 });
  });

  test("of an account that has done nothing is nothing, and without signing in there is no home", async () => {
    const home = await homeOf(portal.as("newcomer"));
    expect(home).toEqual({
      queues: [],
      documents: null,
      tasks: null,
      loads: null,
      mails: null,
      arrivals: { since: null, total: 0, stones: [] },
      searches: { total: 0, data: [] },
    });
    expectRefusal(await portal.anonymous.call("getHome"), 401, "unauthorized");
  });

  test("is refused without the right to the dashboard, and each part of it without its own right", async () => {
    const take = (screen: string) =>
      portal.pool.query(
        `DELETE FROM role_permission r USING permission p WHERE p.id = r.permission_id AND r.role_id = 2 AND p.path = $1`,
        [`/portal/customer/${screen}`],
      );
    await aHold();
    await take("search");
    expect(await homeOf(portal.as("customer"))).toMatchObject({ arrivals: null, searches: null });
    await take("customer-profile");
    portal.house.people.forget();
    expect((await homeOf(portal.as("customer"))).queues).toEqual([]);
    await take("dashboard");
    portal.house.people.forget();
    expectRefusal(await portal.as("customer").call("getHome"), 403, "forbidden");
  });
});
