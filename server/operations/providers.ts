import type { Body, Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { provider as providerWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import { noteDelivery } from "../db/queries/deliveries.ts";
import { removeEmptySets } from "../db/queries/markup-sets.ts";
import { usesOf } from "../db/queries/masters.ts";
import {
  looseUsesOfProvider,
  type ProviderRow,
  providerById,
  providers as providersOf,
} from "../db/queries/providers.ts";
import { walkAnew } from "../db/queries/settle-same-reports.ts";
import { orderBy } from "../db/sort.ts";
import type { KeptDefaults } from "../db/stone-tables.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnOfferedCode } from "../settings/offered.ts";
import { scorecardOf } from "../supply/scorecard.ts";
import { settleSameReports } from "../supply/settle-same-reports.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  name: "p.name",
  prefix: "p.prefix",
  stones: "stones",
  stocked_at: "p.stocked_at",
  is_active: "p.is_active",
  updated_at: "p.updated_at",
};
const taken = (field: "name" | "prefix", problem: "providerTaken" | "providerPrefixTaken") => () =>
  new Problem(problem, { errors: [{ path: `/data/${field}`, message: messages[problem] }] });
const orTwice = <T>(write: Promise<T>) =>
  orTaken(write, {
    provider_name_key: taken("name", "providerTaken"),
    provider_prefix_key: taken("prefix", "providerPrefixTaken"),
  });

const onWire = ({ diamond_type, stone_origin, location, ...row }: ProviderRow): Data<"getProvider"> => ({
  ...row,
  defaults: { diamond_type, stone_origin, location },
  stocked_at: row.stocked_at?.toISOString() ?? null,
  lapsed_at: row.lapsed_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

async function shown(ctx: Reading, id: number): Promise<Data<"getProvider">> {
  const row = await providerById(ctx.db, id);
  if (!row) throw new Problem("notFound");
  return onWire(row);
}

/** The default values that are given, after a check that forms offer the location. */
async function keptDefaults(
  ctx: Reading,
  given: NonNullable<Body<"createProvider">["defaults"]>,
  held: string | undefined,
): Promise<KeptDefaults> {
  const { diamond_type, stone_origin, location } = given;
  await insistOnOfferedCode(ctx, { field: "defaults/location", master: "LOCATION", code: location, held });
  return {
    ...(diamond_type && { diamond_type }),
    ...(stone_origin && { stone_origin }),
    ...(location && { location }),
  };
}

/** The companies that the house's stones come from (spec §7, Inventory admin). */
export const providers = {
  listProviders: async ({ query }, { db }) => {
    const order = orderBy(query.sort, sortable, "name", "p.id");
    const { data, pagination } = await page(providersOf(db, query).orderBy(order), query);
    return { data: data.map(onWire), pagination };
  },
  createProvider: async ({ body: { name, defaults = {}, ...values } }, ctx) => {
    const kept = await keptDefaults(ctx, defaults, undefined);
    const { id } = await orTwice(insert(ctx, "provider", { ...values, name: name.trim(), defaults: kept }));
    return shown(ctx, id);
  },
  getProvider: ({ path }, ctx) => shown(ctx, path.id),
  updateProvider: async ({ path: { id }, body: { name, defaults, ...change } }, ctx) => {
    const row = await one(ctx, "provider", id, "lock");
    await insistOnSeen(ctx, "provider", row, change.version, () => shown(ctx, id));
    const kept = defaults && (await keptDefaults(ctx, defaults, row.defaults.location));
    await orTwice(
      patch(ctx, "provider", id, { ...change, ...(name && { name: name.trim() }), ...(kept && { defaults: kept }) }),
    );
    return shown(ctx, id);
  },
  getScorecard: async ({ path: { id } }, ctx) => {
    await shown(ctx, id);
    return scorecardOf(ctx, id);
  },
  deleteProvider: async ({ path: { id }, query }, ctx) => {
    await insistOnSeenToDelete(ctx, "provider", await one(ctx, "provider", id, "lock"), query.version);
    await removeEmptySets(ctx.db, id);
    insistUnused([...(await usesOf(ctx.db, "provider", id)), ...(await looseUsesOfProvider(ctx.db, id))]);
    await remove(ctx, "provider", id);
    return null;
  },
  renewProviderStock: async ({ path: { id }, body }, ctx) => {
    const row = await one(ctx, "provider", id, "lock");
    await insistOnSeen(ctx, "provider", row, body.version, () => shown(ctx, id));
    if (row.stocked_at === null) throw new Problem("nothingDelivered");
    await patch(ctx, "provider", id, { stocked_at: ctx.now });
    await noteDelivery(ctx.db, id, ctx.now);
    return shown(ctx, id);
  },
  setProviderStatus: async ({ path: { id }, body }, ctx) => {
    await switchActive(ctx, providerWorkflow, "provider", id, body.is_active);
    await walkAnew(ctx.db);
    await ctx.enqueue(settleSameReports, {});
    return shown(ctx, id);
  },
} satisfies Partial<Handlers>;
