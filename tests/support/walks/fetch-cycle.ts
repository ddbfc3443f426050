import type { AnyMachineSnapshot, EventObject } from "xstate";
import { emptyPage, type FetchContext, type FetchProfile } from "#machines/fetch-cycle.ts";
import { workflows } from "#machines/index.ts";
import type { WalkSpec } from "../walk.ts";

const has = (value: unknown) => value !== null;

const fetchSamples = (snapshot: AnyMachineSnapshot): EventObject[] => {
  const { request } = snapshot.context as FetchContext;
  const page = { ...emptyPage, totalPages: 1, totalRecords: 1 };
  const answers = [request, request - 1].flatMap((number) => [
    { type: "OK", request: number, rows: [{ id: 1 }], page, totals: { pieces: 1 }, detail: { id: 1 } },
    { type: "OK", request: number, rows: [], page: emptyPage, totals: null, detail: null },
    { type: "OK", request: number },
    { type: "FAIL", request: number, message: "Failed to fetch data" },
  ]);
  const events = [
    { type: "FETCH" },
    { type: "FETCH", columns: ["name"], selectedId: 1 },
    { type: "SELECT", ids: [1] },
    { type: "SELECT", ids: [] },
    { type: "RESET" },
    { type: "LOGIN" },
  ];
  return [...answers, ...events];
};

const fetchState = ({ value, context }: AnyMachineSnapshot): unknown => {
  const { rows, selected, columns, totals, detail, selectedId, error } = context as FetchContext;
  return [value, rows.length, selected.length, columns.length, has(totals), has(detail), selectedId, has(error)];
};

export const fetchWalk = (profile: FetchProfile): WalkSpec => ({
  workflow: workflows.fetchCycle,
  input: { profile },
  samples: fetchSamples,
  project: fetchState,
});
