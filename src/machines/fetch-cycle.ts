import { assign, setup } from "xstate";
import { and } from "./kit/combine.ts";
import { conditions } from "./kit/conditions.ts";
import type { Guarded, Roles, StateMeta, TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";

export type Id = string | number;

/** The kind of a fetch cycle. Lists and searches keep rows; a detail also keeps the open record and its content. */
export type FetchProfile = "list" | "search" | "detail";

export interface Pagination {
  pageSize: number;
  currentPage: number;
  totalPages: number;
  totalRecords: number;
}

/** The pagination of an empty result (spec §9). */
export const emptyPage: Pagination = { pageSize: 50, currentPage: 1, totalPages: 0, totalRecords: 0 };

export interface Loaded {
  rows?: readonly unknown[];
  page?: Pagination;
  totals?: unknown;
  detail?: unknown;
}

export interface FetchContext {
  profile: FetchProfile;
  /** The number of the latest request: an answer to an earlier one is refused. */
  request: number;
  rows: readonly unknown[];
  selected: readonly Id[];
  columns: readonly unknown[];
  page: Pagination;
  totals: unknown;
  detail: unknown;
  selectedId: Id | null;
  error: string | null;
}

export type FetchEvent =
  | { type: "FETCH"; columns?: readonly unknown[]; selectedId?: Id }
  | ({ type: "OK"; request: number } & Loaded)
  | { type: "FAIL"; request: number; message: string }
  | { type: "SELECT"; ids: readonly Id[] }
  | { type: "RESET" };

const nothingLoaded = {
  rows: [],
  selected: [],
  columns: [],
  page: emptyPage,
  totals: null,
  error: null,
} satisfies Partial<FetchContext>;

const nothingOpen = { detail: null, selectedId: null } satisfies Partial<FetchContext>;

const visitor: Roles = { visitor: "own" };
const portal: Roles = { system: "any" };

const isCurrent = { type: "sameAs", params: { at: "event.request", as: "context.request" } } as const;
const isDetail = { type: "equals", params: { at: "context.profile", value: "detail" } } as const;
const current: Guarded = {
  condition: isCurrent,
  meta: { sentence: "the answer belongs to the latest request", status: 409 },
};
const currentDetail: Guarded = {
  condition: and(isCurrent, isDetail),
  meta: { sentence: "the answer belongs to the latest request for a single record", status: 409 },
};

const shown: Guarded = {
  condition: { type: "positive", params: { at: "context.page.totalRecords" } },
  meta: { sentence: "rows of an earlier answer are still on the screen", status: 409 },
};

/** The fetch cycle (spec §4): pending, success, failure. Loading and messages are effects that the portal provides. */
export const fetchCycleMachine = setup({
  types: {
    context: {} as FetchContext,
    events: {} as FetchEvent,
    input: {} as { profile: FetchProfile },
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
  actions: {
    beginRequest: assign(({ context, event }) => {
      if (event.type !== "FETCH") return {};
      const { columns = context.columns, selectedId = context.selectedId } = event;
      return { request: context.request + 1, error: null, columns, selectedId };
    }),
    keepAnswer: assign(({ context, event }) => {
      if (event.type !== "OK") return {};
      const { rows = context.rows, page = context.page, totals = context.totals, detail = context.detail } = event;
      return { rows, page, totals, detail };
    }),
    // A failed load empties the selection too (spec §4), so that nobody acts on rows that are no longer shown.
    emptyList: assign(nothingLoaded),
    dropDetail: assign(nothingOpen),
    keepError: assign(({ event }) => (event.type === "FAIL" ? { error: event.message } : {})),
    select: assign(({ event }) => (event.type === "SELECT" ? { selected: event.ids } : {})),

    load: () => {},
    showFailure: () => {},
  },
}).createMachine({
  id: "fetchCycle",
  version: "1.1.1",
  initial: "idle",
  context: ({ input }) => ({ profile: input.profile, request: 0, ...nothingLoaded, ...nothingOpen }),
  on: {
    FETCH: {
      target: ".pending",
      reenter: true,
      actions: ["beginRequest", "load"],
      ...step("fetchCycle.fetch", visitor),
    },
    RESET: {
      target: ".idle",
      actions: ["emptyList", "dropDetail"],
      ...step("fetchCycle.reset", visitor, { ours: true }),
    },
  },
  states: {
    idle: {},
    pending: {
      on: {
        // The rows stay on the screen while they are read anew: a selection made meanwhile counts.
        SELECT: { actions: "select", ...step("fetchCycle.selectMeanwhile", visitor, { when: shown, ours: true }) },
        OK: { target: "success", actions: "keepAnswer", ...step("fetchCycle.ok", portal, { when: current }) },
        FAIL: [
          {
            target: "failure",
            actions: ["emptyList", "dropDetail", "keepError", "showFailure"],
            ...step("fetchCycle.failDetail", portal, { when: currentDetail }),
          },
          {
            target: "failure",
            actions: ["emptyList", "keepError", "showFailure"],
            ...step("fetchCycle.fail", portal, { when: current }),
          },
        ],
      },
    },
    success: { on: { SELECT: { actions: "select", ...step("fetchCycle.select", visitor) } } },
    failure: {},
  },
});

/** The fetch cycle of every list, search and detail. */
export const fetchCycle = defineWorkflow(fetchCycleMachine);
