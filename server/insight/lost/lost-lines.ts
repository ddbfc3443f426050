import type { Data, Query } from "#api/operation-types.ts";
import { pagination } from "../../db/crud.ts";
import type { LostFilter } from "../../db/queries/lost-lines.ts";
import { type LostFigureOf, lostPage } from "../../db/queries/lost-pages.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { clientOf } from "../client-on-wire.ts";
import { lostFilterOf } from "./lost-filter.ts";

type Lines = Data<"listLostDeals">;

type Asked = Omit<Query<"listLostDeals">, "page" | "size">;

/** The figure that is meant, within the actor's reach. A list that the actor may not read is refused. */
export async function askedFigure(ctx: Reading, query: Asked): Promise<{ filter: LostFilter; of: LostFigureOf }> {
  const { step, figure = "lost", value } = query;
  const filter = await lostFilterOf(ctx, query);
  if (!filter.reaches[step] || (figure === "sold" && !filter.reaches.memo)) throw new Problem("forbidden");
  return { filter, of: { step, figure, value } };
}

/** The lines behind a figure of lost deals. */
export async function lostDealLines(ctx: Reading, query: Query<"listLostDeals">): Promise<Lines> {
  const { page = 1, size = 50 } = query;
  const { filter, of } = await askedFigure(ctx, query);
  const hasMemos = filter.reaches.memo !== undefined;
  const { rows, total } = await lostPage(ctx.db, filter, of, { page, size });
  const data = rows.map((row) => ({
    id: row.id,
    stock_no: row.stock_no,
    stone_origin: row.stone_origin as Lines["data"][number]["stone_origin"],
    diamond_type: row.diamond_type as Lines["data"][number]["diamond_type"],
    shape: row.shape,
    color: row.color,
    clarity: row.clarity,
    carat: Number(row.carat),
    amount: Number(row.amount),
    outcome: row.outcome as Lines["data"][number]["outcome"],
    is_sold: hasMemos ? row.is_sold : null,
    reason: row.reason,
    client: clientOf(row),
    created_at: row.created_at.toISOString(),
  }));
  return { data, pagination: pagination(total, page, size) };
}
