import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { demand as demandWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { type DemandRow, demandById, demands as demandsOf } from "../db/queries/demands.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { clientOnWire, keptColumns, viewerOfKept } from "../search/kept.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

type Demand = Data<"createDemand">;

const present = (row: DemandRow): Demand => ({
  id: row.id,
  name: row.name,
  diamond_type: row.diamond_type,
  search: row.params.search,
  client: clientOnWire(row),
  is_active: row.is_active,
  expires_on: row.expires_on,
  told_at: row.told_at?.toISOString() ?? null,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
const shown = async (ctx: Reading, id: number) => present(await demandById(ctx.db, id));

/** The actor's own demand, locked until the transaction ends; anybody else's is not found. */
async function own(ctx: Context, id: number) {
  const row = await one(ctx, "demand", id, "lock");
  if (row.account_id !== ctx.actor.accountId) throw new Problem("notFound");
  return row;
}

function insistOnDayToCome({ house, now }: Reading, day: string | null | undefined): void {
  if (!day || day >= dayIn(house.timeZone, now)) return;
  throw new Problem("dayPast", { errors: [{ path: "/data/expires_on", message: messages.dayPast }] });
}

export const demands = {
  listDemands: async ({ query }, ctx) => {
    const { data, pagination } = await page(demandsOf(ctx.db, ctx.actor.accountId, query), query);
    return { data: data.map(present), pagination };
  },
  createDemand: async ({ body }, ctx) => {
    // A guest's address is not proven: no letters go there.
    if (ctx.actor.roleId === roleIds.guest) throw new Problem("guestNotTold");
    const { name, search, client_id = null, expires_on = null } = body;
    await viewerOfKept(ctx, { search, clientId: client_id });
    insistOnDayToCome(ctx, expires_on);
    const values = { name: name.trim(), client_id, expires_on, ...keptColumns({ search }) };
    const { id } = await insert(ctx, "demand", { account_id: ctx.actor.accountId, ...values });
    return shown(ctx, id);
  },
  updateDemand: async ({ path, body }, ctx) => {
    const row = await own(ctx, path.id);
    await insistOnSeen(ctx, "demand", row, body.version, () => shown(ctx, path.id));
    const { name, search, client_id, expires_on, version } = body;
    const clientId = client_id === undefined ? row.client_id : client_id;
    if (search || client_id !== undefined) {
      await viewerOfKept(ctx, { search: search ?? row.params.search, clientId });
    }
    if (expires_on !== row.expires_on) insistOnDayToCome(ctx, expires_on);
    await patch(ctx, "demand", path.id, {
      version,
      client_id: clientId,
      ...(name !== undefined && { name: name.trim() }),
      ...(expires_on !== undefined && { expires_on }),
      ...(search && keptColumns({ search })),
    });
    return shown(ctx, path.id);
  },
  deleteDemand: async ({ path }, ctx) => {
    await own(ctx, path.id);
    await remove(ctx, "demand", path.id);
    return null;
  },
  setDemandStatus: async ({ path, body }, ctx) => {
    await own(ctx, path.id);
    await switchActive(ctx, demandWorkflow, "demand", path.id, body.is_active, ["own"]);
    return shown(ctx, path.id);
  },
} satisfies Partial<Handlers>;
