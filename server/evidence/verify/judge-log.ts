import { judgeStep } from "../judge-step.ts";
import { type KeptModel, modelsByHash } from "../models-by-hash.ts";
import { type LogEntry, noticesIn } from "../notice.ts";
import { beginningsOf } from "../recorded.ts";
import { Standings } from "./standings.ts";

export type Deviation = { workflow: string; item: string; seq: number | null; kind: string; detail: string };

/** The result of judging all histories. */
export type Conformance = {
  items: number;
  steps: number;
  /** Steps whose entry does not record the party. Nobody can judge them, and they are no deviation. */
  notRecorded: number;
  count: number;
  /** The count of deviations by kind. */
  kinds: Record<string, number>;
  /** The first deviations. */
  shown: Deviation[];
};

/** The count of deviations that are named one by one. */
export const deviationsShown = 100;

/** Judges each history by the machines that decided it, without a house. It keeps only the state of each item. */
export async function judgeLog(
  entries: AsyncIterable<LogEntry> | Iterable<LogEntry>,
  models: readonly KeptModel[],
): Promise<Conformance> {
  const known = modelsByHash(models);
  const standings = new Standings();
  const come: Conformance = { items: 0, steps: 0, notRecorded: 0, count: 0, kinds: {}, shown: [] };
  for await (const entry of entries) {
    for (const notice of noticesIn(entry)) {
      const { workflow, item, seq } = notice;
      if (notice.what === "step") {
        const { step } = notice;
        const before = standings.of(workflow, item);
        const faults = judgeStep(known.get(step.model), step, before ? [before] : beginningsOf(workflow));
        for (const fault of faults) note(come, { workflow, item, seq, ...fault });
        come.steps++;
        if (step.party === null) come.notRecorded++;
        standings.set(workflow, item, step.to);
      } else standings.set(workflow, item, notice.what === "birth" ? notice.state : null);
    }
  }
  return { ...come, items: standings.size };
}

function note(come: Conformance, deviation: Deviation): void {
  come.count++;
  come.kinds[deviation.kind] = (come.kinds[deviation.kind] ?? 0) + 1;
  if (come.shown.length < deviationsShown) come.shown.push(deviation);
}
