import type { Data } from "#api/operation-types.ts";
import { explainSteps } from "#domain/explain-price.ts";
import { resolveMarkup } from "#domain/markup.ts";
import { decimalNumber, hundredths, maybeHundredths } from "#domain/money.ts";
import { viewerLayers } from "../../access/markups/viewer-layers.ts";
import { viewerOf } from "../../access/viewer.ts";
import { allStones, stoneForPrice } from "../../db/queries/stock.ts";
import { Problem } from "../../ground/problem.ts";
import type { Reading } from "../../house/context.ts";
import { stockNoMeant } from "../stock-no-meant.ts";

/**
 * The explanation of a stone's price for a viewer: every step, and every layer that was asked. It is for viewers who
 * see cost.
 */
export async function explained(ctx: Reading, stockNo: string, clientId?: number): Promise<Data<"explainPrice">> {
  const viewer = await viewerOf(ctx, clientId);
  if (!viewer.seesCost) throw new Problem("forbidden");
  const meant = await stockNoMeant(ctx.db, allStones, stockNo.trim());
  const row = meant === undefined ? undefined : await stoneForPrice(ctx.db, meant);
  if (!row) throw new Problem("notFound");
  const stone = {
    diamond_type: row.diamond_type,
    stone_origin: row.stone_origin,
    carat: hundredths(row.carat),
    rap: maybeHundredths(row.rap),
    disc: maybeHundredths(row.disc),
    price_per_ct: hundredths(row.price_per_ct),
    total_amt: hundredths(row.total_amt),
  };
  const quote =
    row.quote_kind === null || row.quote === null ? null : { kind: row.quote_kind, figure: hundredths(row.quote) };
  const layers = await viewerLayers(ctx.db, viewer);
  const found = resolveMarkup(layers.of(row.provider_id), stone);
  const list = row.list_no === null ? null : { list_no: row.list_no, label: row.list_label ?? "" };
  const { own, steps } = explainSteps(stone, quote, list, found);
  return {
    stock_no: row.stock_no,
    user_id: viewer.accountId,
    list: list && { ...list, effective_on: row.list_effective_on ?? "", is_synthetic: row.list_is_synthetic ?? false },
    layer: found.layer,
    markup_id: found.rule?.id ?? null,
    kind: found.rule?.kind ?? null,
    value: found.rule ? decimalNumber(found.rule.value) : null,
    layers: found.tried,
    steps: steps.map(({ name, how, value }) => ({ name, how, value: value === null ? null : decimalNumber(value) })),
    markup_disc: own.markup_disc === null ? null : decimalNumber(own.markup_disc),
    markup_ppc: decimalNumber(own.markup_ppc),
    sell_amt: decimalNumber(own.sell_amt),
  };
}
