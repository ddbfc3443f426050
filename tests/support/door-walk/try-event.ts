import type { EventObject } from "xstate";
import type { OperationId } from "#api/operation-types.ts";
import { type ProblemCode, problemStatus } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { decide } from "#machines/kit/decide.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { messageOf } from "#machines/kit/offered.ts";
import type { LooseInput } from "../api.ts";
import type { TestApp } from "../app.ts";
import { isForbidden } from "./acts.ts";
import type { Ledger } from "./ledger.ts";
import { differences, hashOf, logSize, stepsAfter, undone } from "./try-act.ts";
import type { Walker } from "./walkers.ts";

/** A row with a state, and no other fact of its own for its machine. */
export type PlainRow = {
  machine: WorkflowName;
  id: number;
  state: string;
  /** The row in the database now. */
  now(): Promise<{ state: string; version: number }>;
};

type Ask = {
  operation: OperationId;
  event: string;
  input: LooseInput;
  /** The reach of the actor for the row. */
  reach: readonly Scope[];
  gate?: ProblemCode;
  /** The facts known when the event is sent. */
  facts?: object;
};

/**
 * One event to a plain row by one walker. It must be done as its machine says, or be refused with nothing changed.
 * Returns the differences.
 */
export async function tryEvent(
  portal: TestApp,
  row: PlainRow,
  walker: Walker,
  ask: Ask,
  ledger: Ledger,
): Promise<string[]> {
  const about = `${row.machine} ${row.state}: ${ask.event}, by ${walker.name}`;
  const actor = { party: partyOf(walker.role), reach: ask.reach };
  ledger.cases++;
  const decision = decide(workflows[row.machine], row, eventOf(ask), actor);
  const refused = ((): ProblemCode | undefined => {
    if (isForbidden(walker, ask.operation)) return "forbidden";
    if (ask.reach.length === 0) return "notFound";
    if (ask.gate) return ask.gate;
    return decision.ok ? undefined : (messageOf(decision) as ProblemCode);
  })();
  return undone(portal, async () => {
    const [log, before] = [await logSize(portal), await row.now()];
    const answer = await walker.api.send(ask.operation, ask.input);
    const after = await row.now();
    if (refused) {
      const unlike = differences(
        about,
        { status: problemStatus[refused], code: refused, row: before, log },
        { status: answer.status, code: answer.body.code, row: after, log: await logSize(portal) },
      );
      if (unlike.length === 0) ledger.refused(row.machine);
      return unlike;
    }
    if (!decision.ok || answer.status >= 300) return [`${about}: was answered ${answer.status} ${answer.text}`];
    const { transition, from, to } = decision;
    const step = { workflow: row.machine, item: String(row.id), transition, from, to, model: hashOf(row.machine) };
    const unlike = differences(
      about,
      { row: { state: to, version: before.version + 1 }, log: [step] },
      { row: after, log: await stepsAfter(portal, log) },
    );
    if (unlike.length === 0) ledger.took(transition);
    return unlike;
  });
}

const eventOf = ({ event: type, facts }: Ask): EventObject & { facts?: object } => ({ type, ...(facts && { facts }) });
