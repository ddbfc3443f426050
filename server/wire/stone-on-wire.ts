import { stoneMedia } from "#domain/media.ts";
import { maybeNumber } from "#domain/money.ts";
import { stoneAttributeNames, stoneNumberNames, stoneTextNames } from "#domain/stone.ts";
import type { PlainStoneRow, StoneRow } from "../db/queries/stock.ts";
import type { SharedStone, StoneCost, StoneOnWire } from "../house/stones.ts";
import type { Viewer } from "../house/viewer.ts";
import { mediaOnWire } from "./media-names.ts";

/** A stone as the wire has it, without the fields that the viewer may not see. */
export function presentStone(row: StoneRow, { seesCost }: Pick<Viewer, "seesCost">): StoneOnWire {
  return {
    ...sharedFields(row),
    ...(seesCost && costFields(row)),
    markup_disc: maybeNumber(row.markup_disc),
    markup_ppc: Number(row.markup_ppc),
    sell_amt: Number(row.sell_amt),
  };
}

const ofProvider: ReadonlySet<string> = new Set(["org_stock_no", ...stoneMedia]);
const sharedTexts = stoneTextNames.filter((name) => !ofProvider.has(name));

export const sharedFields = (row: PlainStoneRow): SharedStone =>
  ({
    id: row.id,
    status: row.status,
    diamond_type: row.diamond_type,
    stone_origin: row.stone_origin,
    ...pick(row, stoneAttributeNames),
    ...pick(row, sharedTexts),
    ...mediaOnWire(row),
    ...Object.fromEntries(stoneNumberNames.map((name) => [name, maybeNumber(row[name])])),
    has_hearts_arrows: row.has_hearts_arrows,
    rap: maybeNumber(row.rap),
    arrived_at: row.arrived_at.toISOString(),
    version: row.version,
  }) as unknown as SharedStone;

export const costFields = (row: PlainStoneRow): StoneCost => ({
  disc: maybeNumber(row.disc),
  price_per_ct: Number(row.price_per_ct),
  total_amt: Number(row.total_amt),
  provider: { id: row.provider_id, name: row.provider_name },
  org_stock_no: row.org_stock_no,
  media_source: pick(row, stoneMedia),
});

const pick = <T extends object, K extends keyof T>(row: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;
