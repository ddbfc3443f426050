import type { EventObject } from "xstate";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import type { WorkflowName } from "#machines/index.ts";
import { type Actor, type Allowed, decide, type Effect, type Refused } from "#machines/kit/decide.ts";
import { messageOf } from "#machines/kit/offered.ts";
import type { Workflow } from "#machines/kit/workflow.ts";
import type { AuditEntry } from "../ground/audit-entry.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { meanwhileOf } from "../wire/meanwhile.ts";
import { transitionEntry } from "./transition-entry.ts";

/** The written row, for the log. */
type Written = {
  item: number;
  /** The event for the log, if the log may not keep all of it. */
  said?: EventObject;
} & Pick<AuditEntry, "before" | "after">;

type Move = {
  /** The locked row; a row that only begins has no id. */
  row: { id: number | null; state: string; context?: object };
  event: EventObject;
  actor: Actor;
  /** Fails if the actor saw another version of the row. An actor without the right to act is refused before. */
  insistOnSeen?(): Promise<void>;
  /** Writes the machine's decision by a function of migration 0022. */
  write(decision: Allowed): Promise<Written>;
  /** The work of each effect of the machine. */
  effects?: Record<string, (params: Effect["params"]) => Promise<void>>;
};

/**
 * Moves one row of a table by its machine. The machine decides, the row is written, the transition is logged with the
 * machine's version, and the effects are carried out. Answers the state that it reached. Lines, of which many move at
 * once, are moved by StoneWork.
 */
export async function moveRow(ctx: Context, workflow: Workflow, move: Move): Promise<string> {
  const { row, event, actor, effects = {} } = move;
  const decision = decide(workflow, row, event, actor);
  if (decision.ok || decision.code !== "roleForbids") await move.insistOnSeen?.();
  if (!decision.ok) throw await refusalOf(ctx, workflow, row.id, decision);
  const { item, said = event, before, after } = await move.write(decision);
  ctx.audit.push(transitionEntry(workflow, { item, event: said, decision, before, after }));
  for (const { type, params } of decision.effects) {
    const carryOut = effects[type];
    if (!carryOut) throw new Error(`nobody carries out ${type} of ${workflow.name}`);
    await carryOut(params);
  }
  return decision.to;
}

/** The refusal in the words of the catalogue. An act that the state refuses came too late: the earlier act is told. */
async function refusalOf(ctx: Context, { name }: Workflow, id: number | null, refused: Refused): Promise<Problem> {
  const code = messageOf(refused) as ProblemCode;
  if (id === null || refused.code !== "wrongState") return new Problem(code);
  const meanwhile = (await meanwhileOf(ctx, name as WorkflowName, [id])).get(id);
  return new Problem(code, { refused: [{ id, code, reason: messages[code], ...(meanwhile && { meanwhile }) }] });
}
