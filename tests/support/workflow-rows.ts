import { workflows } from "#machines/index.ts";
import { describeMachine } from "#machines/kit/describe.ts";
import type { Workflow } from "#machines/kit/workflow.ts";

/** The hash in every sample. */
export const aModel = "9f2c41ab".padEnd(64, "0");

/** The figures of a workflow in the portal's form. Its last transition was never taken. */
export function figuresOf({ name, machine, version }: Workflow, more: object = {}) {
  const description = describeMachine(machine);
  const { transitions, states } = description;
  const last = transitions.length - 1;
  return {
    name,
    title: "Memo",
    version,
    model: aModel,
    is_recorded: true,
    description,
    period: { from: "2026-01-01", to: "2026-11-20" },
    taken: transitions.map(({ id }, at) => ({
      transition: id,
      count: at === last ? 0 : 1318 - at * 100,
      parties: at === last ? {} : { associate: 1318 - at * 100 },
    })),
    states: states
      .filter(({ path }) => path !== "" && !states.some(({ parent }) => parent === path))
      .map(({ path }, at) => ({
        state: path,
        now: at * 7,
        unmoved: 0,
        stays: at * 10,
        median_ms: at * 18_720_000,
        p90_ms: at * 40_000_000,
      })),
    conformance: { items: 1582, entries: 4212, deviations: 0, up_to: 88_412, checked_at: "2026-11-20T03:00:00Z" },
    walk: {
      walked_at: "2026-11-20T03:00:00Z",
      commit: "ed5971b0dabcc6e2c3eaa971f134fed898534757",
      transitions: transitions.length,
      covered: transitions.length,
      refusals: 214,
      mutants: 41,
      mutants_killed: 41,
      model: aModel,
    },
    ...more,
  };
}

export const memoFigures = (more: object = {}) => figuresOf(workflows.memo, more);

/** One step of a memo line. */
const step = (seq: number, transition: string, from: string, to: string, more: object = {}) => ({
  seq,
  transition,
  from,
  to,
  code: to === "issued" ? 1 : 3,
  event: transition.split(".")[1]?.toUpperCase(),
  at: "2026-11-17T10:12:00Z",
  who: { id: 4, name: "Jonas Okafor" },
  role_id: 5,
  party: "associate",
  on_behalf_of: null,
  operation: "sellMemo",
  request_id: "r-1",
  model: aModel,
  version: "1.0.0",
  changes: [],
  deviations: [],
  ...more,
});

/** The history of a memo line that was issued and sold. */
export const memoHistory = (more: object = {}) => ({
  item: "117",
  title: "NW204854",
  about: "Northlight Jewels, memo 2026-0117",
  state: "sold",
  table_state: "sold",
  deviations: [],
  steps: [
    step(86_204, "memo.issue", "absent", "issued"),
    step(87_011, "memo.sell", "issued", "sold", {
      at: "2026-11-18T09:03:00Z",
      changes: [{ field: "price_per_ct", before: "6037.11", after: "5857.00" }],
    }),
  ],
  ...more,
});

/** The same line in a list of items. */
export const memoItem = (more: object = {}) => ({
  item: "117",
  title: "NW204854",
  about: "Northlight Jewels, memo 2026-0117",
  state: "sold",
  code: 3,
  since: "2026-11-18T09:03:00Z",
  steps: 2,
  deviations: 0,
  ...more,
});

/** The verdict on a log without faults. */
export const goodVerdict = (more: object = {}) => ({
  chain: {
    state: "whole",
    from: 1,
    to: 88_412,
    entries: 88_412,
    broken_at: null,
    checked_at: "2026-11-20T08:50:00Z",
    whole_at: "2026-11-20T00:00:00Z",
  },
  checkpoint: { id: 3, size: 88_000, at: "2026-11-20T06:00:00Z", agrees: true, why: null, kept: 3 },
  conformance: { items: 9000, deviations: 0, not_recorded: 0, checked_at: "2026-11-20T03:00:00Z" },
  findings: [],
  key: "1d4c".repeat(16),
  ...more,
});

type Transition = ReturnType<typeof describeMachine>["transitions"][number];

/** A version of the memo's machine. `other` changes its transitions. */
export function memoVersion(
  more: { version: string; model: string; is_present: boolean },
  other: (transition: Transition) => Transition = (transition) => transition,
) {
  const description = describeMachine(workflows.memo.machine);
  return {
    first_at: "2026-03-02T12:00:00Z",
    last_at: "2026-11-20T12:00:00Z",
    entries: 9120,
    description: { ...description, version: more.version, transitions: description.transitions.map(other) },
    ...more,
  };
}
/** A step at which a memo's history would have parted. */
export const parted = (more: object = {}) => ({
  item: "117",
  title: "NW204854",
  about: "Northlight Jewels, memo 2026-0117",
  seq: 87_011,
  at: "2026-11-18T09:03:00Z",
  transition: "memo.sell",
  from: "issued",
  to: "sold",
  party: "associate",
  kind: "refusedCondition",
  detail: "memo.sell requires: not (price is less than 100).",
  moot: 1,
  ...more,
});

/** The decisions that another machine would have taken differently. */
export const whatIfOf = (data: ReturnType<typeof parted>[]) => ({
  version: "1.1.0",
  model: aModel,
  since: "2025-11-20",
  until: "2026-11-20T09:00:00Z",
  is_whole: true,
  items: 1582,
  steps: 4212,
  differing: data.length,
  moot: data.length,
  data,
  kinds: data.length > 0 ? { refusedCondition: data.length } : {},
  pagination: { currentPage: 1, pageSize: 25, totalPages: 1, totalRecords: data.length },
});
