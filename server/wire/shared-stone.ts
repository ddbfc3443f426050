import type { Data } from "#api/operation-types.ts";
import { maybeNumber } from "#domain/money.ts";
import { stoneAttributeNames, stoneNumberNames } from "#domain/stone.ts";
import type { SharedRow } from "../db/queries/share-links.ts";
import { mediaOnWire } from "./media-names.ts";

export type SharedStone = Data<"getSharedStones">["stones"][number];

/**
 * A stone for the readers of a link, who may be anybody: grades, measures, reports and price. The fields are listed one
 * by one, so that a new column is not published by itself: no cost, no supplier, no number of the supplier's, no
 * remark, no place.
 */
export const sharedStone = (row: SharedRow): SharedStone =>
  ({
    stock_no: row.stock_no,
    is_available: row.is_offered,
    diamond_type: row.diamond_type,
    stone_origin: row.stone_origin,
    ...Object.fromEntries(stoneAttributeNames.filter((name) => name !== "location").map((name) => [name, row[name]])),
    ...Object.fromEntries(stoneNumberNames.map((name) => [name, maybeNumber(row[name])])),
    report_no: row.report_no,
    key_to_symbols: row.key_to_symbols,
    laser_inscription: row.laser_inscription,
    ...mediaOnWire(row),
    has_hearts_arrows: row.has_hearts_arrows,
    markup_disc: maybeNumber(row.markup_disc),
    markup_ppc: maybeNumber(row.markup_ppc),
    sell_amt: maybeNumber(row.sell_amt),
  }) as SharedStone;
