import type { Body, Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { featuredStone as featuredWorkflow } from "#machines/active-toggle.ts";
import { actsForEverybody, viewerOf } from "../access/viewer.ts";
import { insert, one, pageOf, patch, remove } from "../db/crud.ts";
import {
  type Audience,
  type FeaturedRow,
  featuredAlready,
  featuredStones as featuredStonesOf,
  lastFeaturedPlace,
} from "../db/queries/featured-stones.ts";
import { orTaken } from "../db/unique.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import type { Viewer } from "../house/viewer.ts";
import { insistOnAll, pastedStones, refusal, stonesInSight } from "../stones/pasted-stones.ts";
import { stoneTotals } from "../stones/stone-totals.ts";
import { stonesById } from "../stones/stones-by-id.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";
import { inEither } from "./in-either.ts";

type Featured = Data<"listFeaturedStones">["featureStoneList"][number];
type Change = Body<"saveFeaturedStones">;
type MeantFor = { business_id: number | null; account_id: number | null };

const manages = (ctx: Reading) => may(ctx.actor, "inventory/featured-stones:read");
const orTwice = <T>(write: Promise<T>) =>
  orTaken(write, { featured_stone_stone_id_business_id_account_id_key: () => new Problem("stoneFeatured") });

/** The rows as the wire has them, with their stones as the viewer sees them. */
async function present(ctx: Reading, viewer: Viewer, rows: readonly FeaturedRow[]): Promise<Featured[]> {
  const ids = [...new Set(rows.map(({ stone_id }) => stone_id))];
  const stones = new Map((await stonesById(ctx.db, viewer, ids)).map((stone) => [stone.id, stone]));
  return rows.flatMap(({ stone_id, business_id, account_id, ...row }) => {
    const stone = stones.get(stone_id);
    if (!stone) return [];
    const { id, remark, sequence, is_active, version, first_name, last_name, company_name } = row;
    return {
      id,
      stone,
      remark,
      sequence,
      is_active,
      version,
      business: business_id === null ? null : { id: business_id, company_name: company_name ?? "" },
      account:
        account_id === null ? null : { id: account_id, first_name: first_name ?? "", last_name: last_name ?? "" },
      updated_at: row.updated_at.toISOString(),
    };
  });
}

/** Entries by id, in their sequence, for those who manage them. */
async function shown(ctx: Reading, ids: readonly number[]): Promise<{ featureStoneList: Featured[] }> {
  const viewer = await viewerOf(ctx);
  const rows = await featuredStonesOf(ctx.db, await stonesInSight(ctx, viewer), { audience: { of: "all" }, ids });
  return { featureStoneList: await present(ctx, viewer, rows) };
}

export const featuredStones = {
  listFeaturedStones: async ({ body = {}, query }, ctx) => {
    const { page, size = 500, is_active } = body;
    const user_id = inEither("user_id", query.user_id, body.user_id);
    const business_id = inEither("business_id", query.business_id, body.business_id);
    const diamond_type = inEither("diamond_type", query.diamond_type, body.diamond_type);
    const asked = {
      ...(business_id !== undefined && { business_id }),
      ...(diamond_type !== undefined && { diamond_type }),
      ...(is_active !== undefined && { is_active }),
    };
    const viewer = await viewerOf(ctx, user_id);
    const filter = { ...asked, onlyShown: !manages(ctx), audience: audienceOf(ctx, viewer, user_id) };
    const rows = await featuredStonesOf(ctx.db, await stonesInSight(ctx, viewer), filter);
    const all = filter.audience.of === "client" ? eachStoneOnce(rows) : rows;
    const { data, pagination } = pageOf(all, { page, size });
    return { featureStoneList: await present(ctx, viewer, data), pagination, totals: stoneTotals(all) };
  },
  saveFeaturedStones: ({ body }, ctx) => (body.id === undefined ? add(ctx, body) : change(ctx, body.id, body)),
  setFeaturedStoneStatus: async ({ path, body }, ctx) => {
    await switchActive(ctx, featuredWorkflow, "featured_stone", path.id, body.is_active);
    return shown(ctx, [path.id]);
  },
  deleteFeaturedStone: async ({ path, query }, ctx) => {
    const row = await one(ctx, "featured_stone", path.id, "lock");
    await insistOnSeenToDelete(ctx, "featured_stone", row, query.version);
    await remove(ctx, "featured_stone", path.id);
    return null;
  },
} satisfies Partial<Handlers>;

/**
 * The audience of the shown entries. The office sees all entries, an associate those for their own customers, a client
 * their own.
 */
function audienceOf({ actor }: Reading, viewer: Viewer, clientId: number | undefined): Audience {
  const { accountId, businessId } = viewer;
  if (clientId === undefined && actsForEverybody(actor.roleId)) return { of: "all" };
  if (accountId === actor.accountId && actor.roleId === roleIds.businessAssociate)
    return { of: "associate", accountId };
  return { of: "client", accountId, businessId };
}

/** Shows a client each stone once, with the entry for them rather than the one for everybody. */
function eachStoneOnce(rows: readonly FeaturedRow[]): FeaturedRow[] {
  const nearness = ({ account_id, business_id }: FeaturedRow) => (account_id ? 2 : business_id ? 1 : 0);
  const nearest = new Map<number, FeaturedRow>();
  for (const row of rows) {
    const known = nearest.get(row.stone_id);
    if (!known || nearness(row) > nearness(known)) nearest.set(row.stone_id, row);
  }
  return rows.filter((row) => nearest.get(row.stone_id) === row);
}

async function add(ctx: Context, { stock_numbers = [], remark, sequence, ...body }: Change) {
  if (stock_numbers.length === 0) throw new Problem("selectDiamond");
  const whom = await meantFor(ctx, body, { business_id: null, account_id: null });
  const { stones, refused } = await pastedStones(ctx, stock_numbers);
  const ids = stones.map(({ id }) => id);
  const already = new Set(await featuredAlready(ctx.db, ids, whom));
  const twice = stones.filter(({ id }) => already.has(id)).map(({ stock_no }) => refusal("stoneFeatured", stock_no));
  insistOnAll([...refused, ...twice]);
  const first = sequence ?? (await lastFeaturedPlace(ctx.db)) + 1;
  const added: number[] = [];
  for (const [at, stone_id] of ids.entries()) {
    const values = { ...whom, stone_id, remark: remark ?? null, sequence: first + at };
    added.push((await orTwice(insert(ctx, "featured_stone", values))).id);
  }
  return shown(ctx, added);
}

async function change(ctx: Context, id: number, { version = 0, remark, sequence, ...body }: Change) {
  const row = await one(ctx, "featured_stone", id, "lock");
  await insistOnSeen(ctx, "featured_stone", row, version, () => shown(ctx, [id]));
  const whom = await meantFor(ctx, body, row);
  const values = { ...whom, ...(remark !== undefined && { remark }), ...(sequence !== undefined && { sequence }) };
  await orTwice(patch(ctx, "featured_stone", id, { ...values, version }));
  return shown(ctx, [id]);
}

/** The audience of an entry: everybody, one business or one person. A field that is left out keeps its value. */
async function meantFor(ctx: Reading, { business_id, user_id }: Change, now: MeantFor): Promise<MeantFor> {
  const whom = {
    business_id: business_id === undefined ? now.business_id : business_id,
    account_id: user_id === undefined ? now.account_id : user_id,
  };
  if (whom.business_id !== null && whom.account_id !== null) {
    throw new Problem("featuredForOne", { errors: [{ path: "/data/user_id", message: messages.featuredForOne }] });
  }
  if (whom.business_id !== null) await one(ctx, "business", whom.business_id);
  if (whom.account_id !== null) await one(ctx, "account", whom.account_id);
  return whom;
}
