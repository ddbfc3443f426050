import { one } from "../db/crud.ts";
import { moveDefault, writeSequence } from "../db/queries/masters.ts";
import type { Context } from "../house/context.ts";

/** Locks a sub-master after its master, the order of all such locks: nobody changes, moves or begins to use it now. */
export async function lockedWithMaster(ctx: Context, id: number) {
  const { master_id } = await one(ctx, "sub_master", id);
  await one(ctx, "master", master_id, "lock");
  return one(ctx, "sub_master", id, "lock");
}

export async function putInOrder(ctx: Context, masterId: number, before: number[], after: number[]): Promise<void> {
  await writeSequence(ctx.db, after, ctx.now);
  ctx.audit.push({
    workflow: "master",
    item: masterId,
    transition: "master.reorder",
    before: { sequence: before },
    after: { sequence: after },
  });
}

/** Makes a sub-master the default of its list. */
export async function makeDefault(ctx: Context, masterId: number, id: number): Promise<void> {
  await moveDefault(ctx.db, masterId, id, ctx.now);
  ctx.audit.push({
    workflow: "sub_master",
    item: id,
    transition: "sub_master.makeDefault",
    after: { is_default: true },
  });
}
