import { messages } from "#domain/messages.ts";
import { master as masterWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { masterById, masters as mastersOf, usesOf } from "../db/queries/masters.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  code: "m.code",
  name: "m.name",
  is_active: "m.is_active",
  updated_at: "m.updated_at",
  sub_master_count: "sub_master_count",
};
const codeTaken = () => new Problem("codeTaken", { errors: [{ path: "/data/code", message: messages.codeTaken }] });

/** A master as the wire has it. */
async function shown(ctx: Reading, id: number) {
  const { updated_at, ...row } = await masterById(ctx.db, id);
  return { ...row, updated_at: updated_at.toISOString() };
}

export const masters = {
  listMasters: async ({ query }, { db }) => {
    const { data, pagination } = await page(
      mastersOf(db, query).orderBy(orderBy(query.sort, sortable, "name", "m.id")),
      query,
    );
    return { data: data.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })), pagination };
  },
  createMaster: async ({ body }, ctx) => {
    const { id } = await orTaken(insert(ctx, "master", body), { master_code_key: codeTaken });
    return shown(ctx, id);
  },
  updateMaster: async ({ path, body }, ctx) => {
    const row = await one(ctx, "master", path.id, "lock");
    await insistOnSeen(ctx, "master", row, body.version, () => shown(ctx, path.id));
    if (row.is_fixed && body.code !== undefined && body.code !== row.code) throw new Problem("masterFixed");
    await orTaken(patch(ctx, "master", path.id, body), { master_code_key: codeTaken });
    return shown(ctx, path.id);
  },
  deleteMaster: async ({ path }, ctx) => {
    const { is_fixed } = await one(ctx, "master", path.id, "lock");
    if (is_fixed) throw new Problem("masterFixed");
    insistUnused(await usesOf(ctx.db, "master", path.id));
    await remove(ctx, "master", path.id);
    return null;
  },
  setMasterStatus: async ({ path, body }, ctx) => {
    await switchActive(ctx, masterWorkflow, "master", path.id, body.is_active);
    return shown(ctx, path.id);
  },
} satisfies Partial<Handlers>;
