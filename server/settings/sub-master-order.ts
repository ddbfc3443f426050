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

/** Makes a sub-master the default of its list. The one that was it until then has its own entry in the log. */
export async function makeDefault(ctx: Context, masterId: number, id: number): Promise<void> {
  const lost = await moveDefault(ctx.db, masterId, id, ctx.now);
  const [was, is] = [{ is_default: false }, { is_default: true }];
  for (const item of lost) {
    ctx.audit.push({ workflow: "sub_master", item, transition: "sub_master.loseDefault", before: is, after: was });
  }
  ctx.audit.push({ workflow: "sub_master", item: id, transition: "sub_master.makeDefault", before: was, after: is });
}
