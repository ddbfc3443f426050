import { type KeptModel, modelsByHash, replayAll } from "../replay-all.ts";
import type { LogRow } from "./chain.ts";

export type Deviation = { workflow: string; item: string; seq: number | null; kind: string; detail: string };

/** What judging all histories came to. */
export type Conformance = {
  items: number;
  steps: number;
  count: number;
  /** How many deviations of each kind. */
  kinds: Record<string, number>;
  shown: Deviation[];
};

const SHOWN = 100;

/** Judges each history by the machines that decided it. */
export async function judgeLog(rows: AsyncIterable<LogRow>, models: readonly KeptModel[]): Promise<Conformance> {
  const { items, decided, deviations } = await replayAll(rows, modelsByHash(models));
  const steps = [...decided.values()].reduce((total, { entries }) => total + entries, 0);
  return withDeviations({ items: items.size, steps, count: 0, kinds: {}, shown: [] }, deviations);
}

/** The same with more that does not conform. */
export function withDeviations(conformance: Conformance, more: readonly Deviation[]): Conformance {
  const kinds = { ...conformance.kinds };
  for (const { kind } of more) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const shown = [...conformance.shown, ...more].slice(0, SHOWN);
  return { ...conformance, count: conformance.count + more.length, kinds, shown };
}
