import type { HandlerInput } from "#api/operation-types.ts";
import { entriesAtOnce } from "#domain/limits.ts";
import { consistency, entriesIn, nameOfStatement, spanOf } from "../evidence/consistency.ts";
import type { Context } from "../house/context.ts";
import { orderFileJob } from "./order-file-job.ts";
import { stateConsistency } from "./state-consistency.ts";

/** States that one log continues between two checkpoints. A short way is read at once, a long one by a job. */
export async function orderConsistency(
  ctx: Context,
  { from, to, job: isJob }: HandlerInput<"getConsistency">["query"],
) {
  const span = await spanOf(ctx, { from, to });
  const tell = (item: string) => {
    const after = { format: "json", list: "checkpoint", from: span.from.size, to: span.to.size };
    ctx.audit.push({ workflow: "export", item, transition: "export.ask", after });
  };
  if (isJob || entriesIn(span) > entriesAtOnce) {
    // Whichever is named first: the same statement is not read for twice at once.
    const order = { from: Math.min(from, to), to: Math.max(from, to), accountId: ctx.actor.accountId };
    return orderFileJob(ctx, stateConsistency, order, tell);
  }
  const made = await consistency(ctx, span);
  tell(nameOfStatement(span));
  return made;
}
