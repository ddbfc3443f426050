import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";
import { memoOf } from "#support/papers.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
type Task = Data<"createTask">;

/** The portal's hourly look. */
const look = () =>
  jobKinds.writeOverdueTasks.run({}, {
    house: portal.house,
    id: "hourly",
    signal: new AbortController().signal,
  } as never);
const tasksOf = async (name: DemoName, query: { status?: 1 | 2; search?: string } = {}): Promise<Task[]> =>
  (await portal.as(name).call("listTasks", { query })).data.data;
const titles = async (name: DemoName, query = {}) => (await tasksOf(name, query)).map(({ title }) => title);
const written = async (name: DemoName, title: string, more = {}) =>
  (await portal.as(name).call("createTask", { body: { title, ...more } })).data;
const set = (name: DemoName, { id, version }: Task, status: 1 | 2) =>
  portal.as(name).call("setTaskStatus", { path: { id }, body: { status, version } });
const entries = async (id: number) =>
  (
    await portal.pool.query(
      "SELECT data FROM audit_event WHERE data->>'workflow' = 'task' AND data->>'item' = $1 ORDER BY seq",
      [String(id)],
    )
  ).rows.map(({ data }) => data);
const days = (count: number) => portal.clock.advance(hours(24 * count));

describe("a memo that is overdue", () => {
  test("is told of once, however often the portal looks, and its associate and the house read it", async () => {
    const memo = await memoOf(portal, "customer", 2);
    days(14); // Friday: the day on which it is due
    await look();
    expect((await portal.pool.query("SELECT FROM task")).rowCount).toBe(0);
    days(1);
    for (let turn = 0; turn < 3; turn++) await look();
    const [task, ...more] = await tasksOf("associate", { status: 1 });
    expect(more).toEqual([]);
    expect(task).toMatchObject({
      status: 1,
      kind: "overdue",
      title: "Memo M-2026-0001 was due on 04/12/2026: ask for its stones back, or sell them.",
      due_date: "2026-12-04",
      is_late: true,
      client: { first_name: "Mara", company_name: "Northlight Jewels" },
      paper: { id: memo.id, kind: "memo", number: "M-2026-0001" },
      made_by: null,
      done_by: null,
    });
    for (const name of ["admin2", "qc", "auditor"] as const) expect(await tasksOf(name)).toEqual([task]);
    expect(await tasksOf("associate2")).toEqual([]);
    const [entry] = await entries(task?.id ?? 0);
    expect(entry).toMatchObject({ transition: "task.insert", operation: "writeOverdueTasks", who: null });
  });

  test("is told of no second time when the task is done and the stones are still out", async () => {
    await memoOf(portal, "customer", 1);
    days(15);
    await look();
    const [task] = await tasksOf("associate");
    if (task) await set("associate", task, 2);
    days(1);
    await look();
    expect((await portal.pool.query("SELECT FROM task")).rowCount).toBe(1);
  });

  test("is told of while a single stone is out, and not when everything has ended in time", async () => {
    const [gone] = await onMemo(portal, "customer2", [await aStockNumber(portal)]);
    const partly = await memoOf(portal, "customer", 2);
    await portal.as("admin").call("receiveMemo", { body: { ids: [...partly.ids.slice(1), gone?.id ?? 0] } });
    days(15);
    await look();
    expect((await tasksOf("qc")).map(({ paper }) => paper?.id)).toEqual([partly.id]);
  });
});

describe("the task of an overdue memo", () => {
  const overdue = async (count: number) => {
    const memo = await memoOf(portal, "customer", count);
    days(15);
    await look();
    return memo;
  };
  // A session does not outlive the days that pass: whoever looks afterwards signs in then.
  const now = async (name: DemoName) => (await tasksOf(name)).map(({ status, due_date }) => [status, due_date]);

  test("ends with its last stone, by whoever took it back, and is there again when that is undone", async () => {
    const { ids } = await overdue(2);
    await portal.as("qc").call("receiveMemo", { body: { ids: ids.slice(1) } });
    expect(await now("admin2")).toEqual([[1, "2026-12-04"]]);
    await portal.as("qc").call("receiveMemo", { body: { ids: ids.slice(0, 1) } });
    const [ended] = await tasksOf("admin2");
    expect(ended).toMatchObject({ status: 2, done_by: { first_name: "Tuva" } });
    await portal.as("admin2").call("reverseMemo", { body: { ids: ids.slice(0, 1), reason: "Wrong stone" } });
    expect(await now("admin2")).toEqual([[1, "2026-12-04"]]);
    const steps = (await entries(ended?.id ?? 0)).map(({ transition, from, to }) => [transition, from, to]);
    expect(steps.slice(1)).toEqual([
      ["task.done", "pending", "done"],
      ["task.reopen", "done", "pending"],
    ]);
  });

  test("that somebody has done stays done while other stones come back", async () => {
    const { ids } = await overdue(2);
    const [task] = await tasksOf("associate");
    if (task) await set("associate", task, 2);
    await portal.as("admin2").call("receiveMemo", { body: { ids: ids.slice(1) } });
    expect(await now("associate")).toEqual([[2, "2026-12-04"]]);
  });

  test("ends when its day is moved, and it is told of again when the new day has passed", async () => {
    const { id } = await overdue(1);
    const moved = await portal.as("associate").call("setMemoDue", {
      path: { id },
      body: { due_date: "2026-12-11", version: 1 },
    });
    expect(moved.data).toMatchObject({ due_date: "2026-12-11", is_overdue: false, version: 2 });
    expect(await now("associate")).toEqual([[2, "2026-12-04"]]);
    await look();
    days(7);
    await look();
    expect(await now("auditor")).toEqual([
      [1, "2026-12-11"],
      [2, "2026-12-04"],
    ]);
  });
});

describe("the day of a memo is not moved", () => {
  const move = async (name: DemoName, id: number, more = {}) =>
    portal.as(name).call("setMemoDue", { path: { id }, body: { due_date: "2026-12-11", version: 1, ...more } });

  test("by who does not issue memos, nor for another associate's client", async () => {
    const { id } = await memoOf(portal, "customer", 1);
    for (const name of ["qc", "auditor", "customer", "api"] as const) {
      expectRefusal(await move(name, id), 403, "forbidden");
    }
    expectRefusal(await move("associate2", id), 404, "notFound");
    expectRefusal(await move("admin", 4_711_000), 404, "notFound");
  });

  test("to a day that has passed or is years away, after its stones are back, or unseen over somebody else's", async () => {
    const { id, ids } = await memoOf(portal, "customer", 1);
    expectRefusal(await move("admin", id, { due_date: "2026-11-19" }), 422, "dayPast", ["/data/due_date"]);
    expectRefusal(await move("admin", id, { due_date: "2099-12-11" }), 422, "memoTooLong", ["/data/due_date"]);
    await move("admin", id);
    const stale = await move("admin2", id, { due_date: "2026-12-18" });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id, due_date: "2026-12-11", version: 2 });
    await portal.as("admin").call("receiveMemo", { body: { ids } });
    expectRefusal(await move("admin", id, { version: 2 }), 409, "memoClosed");
  });

  test("of an invoice, which has none", async () => {
    const { ids } = await memoOf(portal, "customer", 1);
    const { data } = await portal
      .as("admin")
      .call("sellMemo", { body: { lines: ids.map((id) => ({ id, price_per_ct: 4000 })), reason: "A parcel deal" } });
    expectRefusal(await move("admin", data.data[0]?.invoice?.id ?? 0), 404, "notFound");
  });
});

describe("a task that somebody writes down", () => {
  test("about a line is one of its client, with the stone that it is about", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const task = await written("admin", "  Ring about the hold ", { line_id: line?.id, due_date: "2026-11-23" });
    expect(task).toMatchObject({
      kind: "manual",
      title: "Ring about the hold",
      due_date: "2026-11-23",
      is_late: false,
      client: { company_name: "Northlight Jewels" },
      line: { id: line?.id, list: "hold", stock_no: line?.stone.stock_no },
      made_by: { first_name: "Ines" },
    });
    expect(await titles("associate")).toEqual(["Ring about the hold"]);
    expect(await titles("associate2")).toEqual([]);
  });

  test("without a client is the associate's who wrote it, and the house's", async () => {
    await written("associate", "Order new boxes");
    expect(await titles("associate2")).toEqual([]);
    for (const name of ["associate", "admin", "auditor"] as const)
      expect(await titles(name)).toEqual(["Order new boxes"]);
  });

  test("about a line or a paper that is out of reach finds nothing", async () => {
    const memo = await memoOf(portal, "customer", 1);
    for (const about of [{ line_id: memo.ids[0] }, { paper_id: memo.id }, { paper_id: 4_711_000 }]) {
      const body = { title: "Ring them", ...about };
      expectRefusal(await portal.as("associate2").call("createTask", { body }), 404, "notFound");
    }
    const [other] = await heldBy(portal, "customer2", await freeStones(portal, 1));
    const both = { title: "Ring them", paper_id: memo.id, line_id: other?.id };
    expectRefusal(await portal.as("admin").call("createTask", { body: both }), 404, "notFound");
    expect((await portal.pool.query("SELECT FROM task")).rowCount).toBe(0);
  });

  test("needs words", async () => {
    for (const title of ["", "   "]) {
      expectRefusal(await portal.as("admin").call("createTask", { body: { title } }), 400, "malformed", [
        "/data/title",
      ]);
    }
  });

  test("is in the log without its words: people write names into them", async () => {
    const { id } = await written("admin", "Ring Mara Lind");
    const [entry] = await entries(id);
    expect(entry).toMatchObject({ transition: "task.insert", after: { title: "[personal]" } });
  });
});

describe("done and reopened", () => {
  test("by an administrator and by the client's associate, with who and when", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const task = await written("admin", "Ring about the hold", { line_id: line?.id });
    const done = (await set("associate", task, 2)).data;
    expect(done).toMatchObject({ status: 2, version: 2, done_by: { first_name: "Jonas" } });
    expect(done.done_at).toBe(portal.clock.now().toISOString());
    expect(await titles("admin", { status: 1 })).toEqual([]);
    expect(await titles("admin", { status: 2 })).toEqual(["Ring about the hold"]);
    const again = (await set("admin", done, 1)).data;
    expect(again).toMatchObject({ status: 1, version: 3, done_by: null, done_at: null });
    expect((await entries(task.id)).map(({ transition }) => transition)).toEqual([
      "task.insert",
      "task.done",
      "task.reopen",
    ]);
  });

  test("once: what is done is not done again, what is pending not reopened", async () => {
    const task = await written("admin", "Order new boxes");
    expectRefusal(await set("admin", task, 1), 409, "transitionRefused");
    const done = (await set("admin", task, 2)).data;
    expectRefusal(await set("admin", done, 2), 409, "transitionRefused");
  });

  test("not by somebody who saw it as it was, who reads it as it is", async () => {
    const task = await written("admin", "Order new boxes");
    await set("admin", task, 2);
    const stale = await set("admin2", task, 2);
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id: task.id, status: 2, version: 2 });
    const read = async (name: DemoName) => (await portal.as(name).call("getTask", { path: { id: task.id } })).data;
    const changed = { event: "task.done", by: "Ines Novak", at: portal.clock.now().toISOString() };
    expect((await read("admin2")).changed).toEqual(changed);
    expect((await read("admin")).changed).toEqual({ ...changed, is_own: true });
  });

  test("not by who only reads, nor by an associate whose client it is not about", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const task = await written("admin", "Ring about the hold", { line_id: line?.id });
    for (const name of ["qc", "auditor", "customer", "api"] as const) {
      expectRefusal(await set(name, task, 2), 403, "forbidden");
    }
    expectRefusal(await set("associate2", task, 2), 404, "notFound");
    expectRefusal(await portal.as("associate2").call("getTask", { path: { id: task.id } }), 404, "notFound");
    for (const name of ["customer", "api"] as const) {
      expectRefusal(await portal.as(name).call("listTasks"), 403, "forbidden");
      expectRefusal(await portal.as(name).call("getTask", { path: { id: task.id } }), 403, "forbidden");
      expectRefusal(await portal.as(name).call("createTask", { body: { title: "Mine" } }), 403, "forbidden");
    }
    expect(await titles("admin", { status: 1 })).toEqual(["Ring about the hold"]);
  });
});

test("the list begins with what is due first, finds by words, company and paper, and ends with what was done last", async () => {
  const memo = await memoOf(portal, "customer", 1);
  await written("admin", "Someday");
  const late = await written("admin", "In December", { due_date: "2026-12-01" });
  await written("admin", "Tomorrow", { due_date: "2026-11-21", paper_id: memo.id });
  const first = await written("admin", "First done");
  await set("admin", first, 2);
  portal.clock.advance(1000);
  await set("admin", late, 2);
  expect(await titles("admin")).toEqual(["Tomorrow", "Someday", "In December", "First done"]);
  expect(await titles("admin", { search: "DONE" })).toEqual(["First done"]);
  expect(await titles("admin", { search: "northlight" })).toEqual(["Tomorrow"]);
  expect(await titles("admin", { search: "2026-0001" })).toEqual(["Tomorrow"]);
  expect(await titles("admin", { search: "%" })).toEqual([]);
});
