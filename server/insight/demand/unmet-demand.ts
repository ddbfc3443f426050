import type { Data, Query } from "#api/operation-types.ts";
import { buyingListMost, unmetShown, valuesShown, waitingDemandsShown } from "#domain/limits.ts";
import { inStock, searchOf, type Wanted } from "#domain/search/in-stock.ts";
import { codesOf } from "../../access/asked-codes.ts";
import { viewerOf } from "../../access/viewer.ts";
import { logSize } from "../../db/queries/audit-log.ts";
import { demandsAnswered, type Thing, type UnmetThing, unmetFigures } from "../../db/queries/unmet-demand.ts";
import type { Reading } from "../../house/context.ts";
import { clientOf } from "../client-on-wire.ts";
import { unmetFilterOf } from "./unmet-filter.ts";

type Unmet = Data<"getUnmetDemand">;
type UnmetRow = Unmet["rows"][number];

/** Searches of a period that found nothing, with the demands that wait for the same. */
export async function unmetDemand(ctx: Reading, query: Query<"getUnmetDemand">): Promise<Unmet> {
  const filter = await unmetFilterOf(ctx, query);
  const up_to = await logSize(ctx.db);
  const { things, values, ...sums } = await unmetFigures(ctx.db, filter, { things: unmetShown, values: valuesShown });
  const { from, to } = filter;
  return { period: { from, to }, rows: await rowsOf(ctx, things), ...sums, attributes: values, up_to };
}

/** The most wanted things of a period, for a file. */
export async function buyingRows(ctx: Reading, query: Query<"getUnmetDemand">): Promise<UnmetRow[]> {
  const filter = await unmetFilterOf(ctx, query);
  const { things } = await unmetFigures(ctx.db, filter, { things: buyingListMost, values: 0 });
  return rowsOf(ctx, things);
}

/** The most wanted things, each with the stones that the actor can sell of it now. */
async function rowsOf(ctx: Reading, things: readonly UnmetThing[]): Promise<UnmetRow[]> {
  const viewer = await viewerOf(ctx);
  const rows: UnmetRow[] = [];
  for (const { thing, ...figures } of things) {
    const wanted = wantedOf(thing);
    const asked = { search: inStock(searchOf(wanted)), answer: "count" as const, offset: 0, size: 0 };
    const { count } = await ctx.house.stock.find(ctx.db, viewer, asked);
    rows.push({ ...wanted, ...figures, in_stock: count });
  }
  return rows;
}

const wantedOf = ({ diamond_type, shape = [], color = [], clarity = [], carat_from, carat_to }: Thing) =>
  ({
    diamond_type: diamond_type ?? null,
    shape,
    color,
    clarity,
    carat_from: carat_from ?? null,
    carat_to: carat_to ?? null,
  }) satisfies Wanted;

/** The demands that a stone of these attributes answers. */
export async function waitingDemands(
  ctx: Reading,
  query: Query<"listWaitingDemands">,
): Promise<Data<"listWaitingDemands">> {
  const { associateId, today, diamond_type, business_id, carat_from, carat_to } = await unmetFilterOf(ctx, query);
  const thing: Thing = {
    ...(diamond_type && { diamond_type }),
    ...codesOf(query),
    ...(carat_from !== undefined && { carat_from }),
    ...(carat_to !== undefined && { carat_to }),
  };
  const filter = { associateId, business_id, today };
  const rows = await demandsAnswered(ctx.db, filter, thing, waitingDemandsShown);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    is_own: row.account_id === ctx.actor.accountId,
    owner: clientOf({ ...row, holder_id: row.account_id }),
    client: clientOfDemand(row),
    created_at: row.created_at.toISOString(),
    expires_on: row.expires_on,
    told_at: row.told_at?.toISOString() ?? null,
  }));
}

function clientOfDemand(row: Awaited<ReturnType<typeof demandsAnswered>>[number]) {
  const { client_id, client_first_name, client_last_name, client_company_name } = row;
  if (client_id === null) return null;
  return clientOf({
    holder_id: client_id,
    first_name: client_first_name ?? "",
    last_name: client_last_name ?? "",
    company_name: client_company_name,
  });
}
