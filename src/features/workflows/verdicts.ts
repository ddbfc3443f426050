import type { Hue } from "#domain/codes.ts";
import { shortModel } from "./short-model.ts";
import { words } from "./words.ts";
import type { AuditVerdict, WorkflowFigures } from "./workflow.ts";

/** One verdict for an auditor, with the place of a fault. */
export interface Verdict {
  name: string;
  hue: Hue;
  says: string;
  /** The row of the log with the fault. */
  row?: number;
  /** True if the list of deviations tells more. */
  hasDeviations?: boolean;
}

const good = "green";
const bad = "red";
const open = "orange";

/** The verdict on the histories of a workflow: the machines must allow each. */
export function histories({ is_recorded, conformance }: Pick<WorkflowFigures, "is_recorded" | "conformance">): Verdict {
  const name = words.histories;
  if (!is_recorded) return { name, hue: "gray", says: words.leavesNothing };
  const { items, deviations } = conformance;
  const says = words.replayed(items, deviations);
  return deviations === 0 ? { name, hue: good, says } : { name, hue: bad, says, hasDeviations: true };
}

/** The verdict on the histories of all workflows. */
export function allHistories({ items, deviations }: AuditVerdict["conformance"]): Verdict {
  return { name: words.histories, hue: deviations === 0 ? good : bad, says: words.replayed(items, deviations) };
}

/** The verdict on the chain: each row of the log must follow from the one before. */
export function chain({ state, from, to, broken_at }: AuditVerdict["chain"], findings = 0): Verdict {
  const name = words.chain;
  if (state === "unchecked") return { name, hue: open, says: words.unchecked };
  if (state === "whole" && findings > 0) return { name, hue: bad, says: words.foundBefore(from, to, findings) };
  if (state === "whole") return { name, hue: good, says: words.whole(from, to) };
  return broken_at === null
    ? { name, hue: bad, says: words.brokenSomewhere }
    : { name, hue: bad, says: words.broken(broken_at), row: broken_at };
}

/** The verdict on the checkpoint: the log must still be the signed one, which a chain alone cannot prove. */
export function checkpoint(last: AuditVerdict["checkpoint"]): Verdict {
  const name = words.checkpoint;
  if (!last) return { name, hue: open, says: words.noCheckpoint };
  return last.agrees
    ? { name, hue: good, says: words.signed(last.at) }
    : { name, hue: bad, says: words.disagrees(last.at, words.whyNot[last.why ?? "otherEntry"](last.size)) };
}

/**
 * The verdict on the tests: the part of this very model that the walk has taken, and the faults that it would have
 * missed.
 */
export function modelTests({ walk, model }: Pick<WorkflowFigures, "walk" | "model">): Verdict {
  const name = words.modelTests;
  if (!walk) return { name, hue: open, says: words.notWalked };
  if (walk.model !== model) return { name, hue: open, says: words.walkedOther(shortModel(walk.model)) };
  const missed = walk.mutants - walk.mutants_killed;
  if (missed > 0) return { name, hue: bad, says: words.mutantsMissed(missed) };
  const says = words.walked(walk);
  return { name, hue: walk.covered === walk.transitions ? good : open, says };
}
