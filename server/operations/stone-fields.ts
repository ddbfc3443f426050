import type { Data, Query } from "#api/operation-types.ts";
import { stoneFieldSetsMax } from "#domain/limits.ts";
import { lineAudience } from "#domain/line-audience.ts";
import { lineColumnsOf } from "#domain/line-columns.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import {
  columnsFor,
  columnsOfView,
  mediaOnScreen,
  type StoneView,
  stoneViews,
  withMedia,
} from "#domain/search/stone-columns.ts";
import { changeStoneFieldSets, keepStoneTable, keptStoneTable } from "../db/queries/stone-tables.ts";
import type { StoneFieldSet } from "../db/stone-tables.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";

export const stoneFields = {
  listStoneFields: ({ query: { view } }, ctx) => fieldsOf(ctx, view),
  saveStoneFields: async ({ query: { view }, body }, ctx) => {
    const columns = knownOf(view, ctx.actor.roleId, body.columns);
    await keepStoneTable(ctx.db, {
      account_id: ctx.actor.accountId,
      view,
      columns: JSON.stringify(columns),
      updated_at: ctx.now,
    });
    ctx.audit.push({ workflow: "stone_table", item: view, transition: "stone_table.save", after: { columns } });
    return fieldsOf(ctx, view);
  },
  keepStoneFieldSet: async ({ query: { view }, body }, ctx) => {
    const name = body.name.trim();
    const columns = knownOf(view, ctx.actor.roleId, body.columns);
    await changeSets(ctx, view, (sets) => {
      const others = sets.filter((set) => !isNamed(set, name));
      if (others.length >= stoneFieldSetsMax) throw new Problem("tooManyFieldSets");
      return [...others, { name, columns }].sort((a, b) => a.name.localeCompare(b.name, "en"));
    });
    ctx.audit.push({
      workflow: "stone_table",
      item: view,
      transition: "stone_table.keepSet",
      after: { name, columns },
    });
    return fieldsOf(ctx, view);
  },
  deleteStoneFieldSet: async ({ query: { view, name } }, ctx) => {
    await changeSets(ctx, view, (sets) => {
      const others = sets.filter((set) => !isNamed(set, name.trim()));
      if (others.length === sets.length) throw new Problem("notFound");
      return others;
    });
    ctx.audit.push({
      workflow: "stone_table",
      item: view,
      transition: "stone_table.deleteSet",
      before: { name: name.trim() },
    });
    return fieldsOf(ctx, view);
  },
} satisfies Partial<Handlers>;

const isNamed = (set: StoneFieldSet, name: string) => set.name.toLowerCase() === name.toLowerCase();

const changeSets = (ctx: Context, view: View, change: (sets: readonly StoneFieldSet[]) => StoneFieldSet[]) =>
  changeStoneFieldSets(ctx.db, { account_id: ctx.actor.accountId, view, updated_at: ctx.now }, change);

type View = Query<"listStoneFields">["view"];
const isOfStones = (view: View): view is StoneView => (stoneViews as readonly View[]).includes(view);

/** The columns of a table that a role may see, in their delivered form. */
function tableOf(view: View, roleId: RoleId): { id: string; label: string; isShown: boolean }[] {
  const viewer = { seesCost: maySeeCost(roleId) };
  if (!isOfStones(view)) return lineColumnsOf(view, { audience: lineAudience(roleId), ...viewer });
  const delivered = new Set(columnsOfView(view, viewer).map(({ id }) => id));
  const columns = columnsFor(viewer).map(({ id, label }) => ({ id: id as string, label, isShown: delivered.has(id) }));
  const { id, label } = mediaOnScreen;
  return [...withMedia(view, columns, { id, label, isShown: true })];
}

/** Columns without those that the role may not see. */
function knownOf<C extends { id: string }>(view: View, roleId: RoleId, columns: readonly C[]): C[] {
  const known = new Set(tableOf(view, roleId).map(({ id }) => id));
  return columns.filter(({ id }) => known.has(id));
}

/** The columns that the actor may see, in the order they were left. New columns come last, in their delivered form. */
async function fieldsOf(ctx: Reading, view: View): Promise<Data<"listStoneFields">> {
  const { columns: kept, sets } = await keptStoneTable(ctx.db, ctx.actor.accountId, view);
  const places = new Map(kept.map(({ id }, place) => [id, place]));
  const columns = tableOf(view, ctx.actor.roleId)
    .map(({ id, label, isShown }, place) => {
      const own = kept[places.get(id) ?? -1];
      const field = { id, label, is_shown: own?.is_shown ?? isShown, width: own?.width ?? null };
      return { place: places.get(id) ?? kept.length + place, field };
    })
    .sort((a, b) => a.place - b.place);
  return {
    view,
    columns: columns.map(({ field }) => field),
    sets: sets.map((set) => ({
      name: set.name,
      columns: knownOf(view, ctx.actor.roleId, set.columns).map((column) => ({ width: null, ...column })),
    })),
  };
}
