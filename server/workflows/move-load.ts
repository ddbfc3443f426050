import type { LoadState } from "#domain/load.ts";
import type { Actor } from "#machines/kit/decide.ts";
import { type LoadEvent, load as loadWorkflow } from "#machines/load.ts";
import { beginLoad, type LoadRecord, type MovedLoad, writeLoad } from "../db/queries/loads.ts";
import type { Context } from "../house/context.ts";
import { endLoadTask } from "./load-task.ts";
import { moveRow } from "./move-row.ts";

type Move = {
  event: LoadEvent;
  actor: Actor;
  /** The columns that the load gets besides its state. */
  moved?: MovedLoad;
  /** The facts for the log. */
  said?: Record<string, unknown>;
  insistOnSeen?(): Promise<void>;
};

/** In these states nobody has to decide about a load any more. */
const decided: ReadonlySet<string> = new Set(["committing", "committed", "cancelled", "rollingBack", "rolledBack"]);

/** Moves a load by its machine: with `receiveLoad` the only place that writes its status. The caller has locked the row. */
export async function moveLoad(
  ctx: Context,
  load: Pick<LoadRecord, "id" | "state" | "status">,
  { event, actor, moved = {}, said = {}, insistOnSeen }: Move,
): Promise<void> {
  const { id, state, status: was } = load;
  await moveRow(ctx, loadWorkflow, {
    row: { id, state },
    event,
    actor,
    ...(insistOnSeen && { insistOnSeen }),
    async write({ to, code }) {
      const status = code ?? was;
      await writeLoad(ctx.db, id, { ...moved, state: to as LoadState, status, updated_at: ctx.now });
      if (decided.has(to)) await endLoadTask(ctx, id);
      return { item: id, before: { state, status: was }, after: { state: to, status, ...said } };
    },
  });
}

type Received = Omit<Parameters<typeof beginLoad>[1], "state" | "status" | "created_by" | "created_at" | "updated_at">;

/** Begins a load with its file. Answers its id. */
export async function receiveLoad(ctx: Context, received: Received, actor: Actor): Promise<number> {
  let id = 0;
  await moveRow(ctx, loadWorkflow, {
    row: { id: null, state: "absent" },
    event: { type: "RECEIVE" },
    actor,
    async write({ to, code }) {
      const standing = { state: to as LoadState, status: code ?? 0 };
      const stamps = { created_by: ctx.actor.accountId || null, created_at: ctx.now, updated_at: ctx.now };
      id = await beginLoad(ctx.db, { ...received, ...standing, ...stamps });
      const { provider_id, mode, via, feed_id, goes_alone, file_hash, file_bytes, mapping_configuration_id } = received;
      const said = { provider_id, mode, via, feed_id, goes_alone, file_hash, file_bytes, mapping_configuration_id };
      return { item: id, before: null, after: { ...standing, ...said } };
    },
  });
  return id;
}
