import { expect, test } from "vitest";
import { createActor } from "xstate";
import { emptyPage, type FetchEvent, type FetchProfile, fetchCycleMachine } from "#machines/fetch-cycle.ts";

const page = { pageSize: 50, currentPage: 2, totalPages: 3, totalRecords: 123 };
const rows = [{ id: 1 }, { id: 2 }];
const ok = { type: "OK", request: 1, rows, page, totals: { pieces: 123 }, detail: { id: 1 } } as const;
const fail = { type: "FAIL", request: 2, message: "Failed to fetch data" } as const;

function run(profile: FetchProfile, ...events: FetchEvent[]) {
  const actor = createActor(fetchCycleMachine, { input: { profile } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

const fetched: FetchEvent[] = [
  { type: "FETCH", columns: ["name"], selectedId: 1 },
  ok,
  { type: "SELECT", ids: [1, 2] },
];

test("a fetch is pending, clears the error and keeps the rows that are shown", () => {
  const again = run("list", ...fetched, { type: "FETCH" }, fail, { type: "FETCH" });
  expect(again.value).toBe("pending");
  expect(again.context.error).toBeNull();
  const reloaded = run("list", ...fetched, { type: "FETCH" });
  expect(reloaded.context).toMatchObject({ rows, selected: [1, 2], page });
});

test("a success shows rows, page and totals", () => {
  const { value, context } = run("list", ...fetched);
  expect(value).toBe("success");
  expect(context).toMatchObject({ rows, page, totals: { pieces: 123 }, columns: ["name"], selected: [1, 2] });
});

for (const profile of ["list", "search", "detail"] as const) {
  test(`${profile}: a failure empties rows, selection, columns, totals and pagination, and stores its message`, () => {
    const { value, context } = run(profile, ...fetched, { type: "FETCH" }, fail);
    expect(value).toBe("failure");
    expect(context).toMatchObject({ rows: [], selected: [], columns: [], totals: null, page: emptyPage });
    expect(context.page).toEqual({ pageSize: 50, currentPage: 1, totalPages: 0, totalRecords: 0 });
    expect(context.error).toBe("Failed to fetch data");
  });
}

test("a failed detail also drops the detail and the selected id, a failed list has neither to drop", () => {
  expect(run("detail", ...fetched, { type: "FETCH" }, fail).context).toMatchObject({ detail: null, selectedId: null });
  expect(run("list", ...fetched, { type: "FETCH" }, fail).context).toMatchObject({ selectedId: 1 });
});

test("an answer to an earlier request is refused, good or bad", () => {
  const pending = run("list", ...fetched, { type: "FETCH" }, { ...ok, rows: [] }, { ...fail, request: 1 });
  expect(pending.value).toBe("pending");
  expect(pending.context.rows).toEqual(rows);
});

test("rows are selected only where they are loaded", () => {
  for (const before of [[], [{ type: "FETCH" }], [{ type: "FETCH" }, { ...fail, request: 1 }]] as FetchEvent[][]) {
    expect(run("list", ...before, { type: "SELECT", ids: [1] }).context.selected).toEqual([]);
  }
});

test("rows that are read anew stay on the screen, and what is ticked on them counts", () => {
  const { value, context } = run("list", ...fetched, { type: "FETCH" }, { type: "SELECT", ids: [2] });
  expect(value).toBe("pending");
  expect(context.selected).toEqual([2]);
});

test("a reset leaves nothing, and a late answer does not bring it back", () => {
  const { value, context } = run("detail", ...fetched, { type: "FETCH" }, { type: "RESET" }, { ...ok, request: 2 });
  expect(value).toBe("idle");
  expect(context).toMatchObject({ rows: [], selected: [], detail: null, selectedId: null, error: null });
});
