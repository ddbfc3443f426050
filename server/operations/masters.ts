import { messages } from "#domain/messages.ts";
import { master as masterWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { masterById, masters as mastersOf, usesOf } from "../db/queries/masters.ts";
import { stonesUsing } from "../db/queries/stone-attributes.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  code: "m.code",
  name: "m.name",
  is_active: "m.is_active",
  updated_at: "m.updated_at",
  sub_master_count: "sub_master_count",
};
const codeTaken = () => new Problem("codeTaken", { errors: [{ path: "/data/code", message: messages.codeTaken }] });

type Row = Awaited<ReturnType<typeof masterById>>;

/** A master as the wire has it. */
const present = ({ updated_at, ...row }: Row) => ({ ...row, updated_at: updated_at.toISOString() });
const shown = async (ctx: Reading, id: number) => present(await masterById(ctx.db, id));

/** A master with the number of stones that have one of its values. */
const counted = async ({ db }: Reading, row: Row) => ({ ...present(row), stones: await stonesUsing(db, row.code) });

export const masters = {
  listMasters: async ({ query }, ctx) => {
    const { stones_of: id, ...filter } = query;
    const order = orderBy(query.sort, sortable, "name", "m.id");
    const { data, pagination } = await page(mastersOf(ctx.db, { ...filter, id }).orderBy(order), query);
    return {
      data: id === undefined ? data.map(present) : await Promise.all(data.map((row) => counted(ctx, row))),
      pagination,
    };
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
  deleteMaster: async ({ path, query }, ctx) => {
    const row = await one(ctx, "master", path.id, "lock");
    await insistOnSeenToDelete(ctx, "master", row, query.version);
    if (row.is_fixed) throw new Problem("masterFixed");
    insistUnused(await usesOf(ctx.db, "master", path.id));
    await remove(ctx, "master", path.id);
    return null;
  },
  setMasterStatus: async ({ path, body }, ctx) => {
    await switchActive(ctx, masterWorkflow, "master", path.id, body.is_active);
    return shown(ctx, path.id);
  },
} satisfies Partial<Handlers>;
