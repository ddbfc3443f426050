import type { Query, QueryInput } from "#api/operation-types.ts";
import { type LostGroup, lostGroups } from "#domain/lost-deals.ts";
import { choiceParam, codeParam, dayParam, textParam, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of the insight: which figures, what they are narrowed by, and the open row. */
export interface InsightSearch {
  /** Absent for unmet demand. */
  tab?: "ageing" | "lost";
  /** The groups of lost deals; absent for the shape. */
  by?: LostGroup;
  diamond_type?: DiamondType;
  shape?: string;
  color?: string;
  clarity?: string;
  /** `1..1.49`, `10..` */
  carat?: string;
  business_id?: number;
  provider_id?: number;
  startDate?: string;
  endDate?: string;
  /**
   * The row that is open: a wanted stone as `wanted-key.ts` writes it, or a figure of lost deals as `lost-key.ts` does.
   */
  open?: string;
}

const CARATS = /^\d{1,3}(\.\d{1,2})?\.\.(\d{1,3}(\.\d{1,2})?)?$/;
const caratParam = (value: unknown) => {
  const text = textParam(value);
  return text && CARATS.test(text) ? text : undefined;
};

/** Reads the address of the insight. */
export const insightSearch = (raw: Record<string, unknown>): InsightSearch => ({
  tab: choiceParam(raw.tab, ["ageing", "lost"]),
  by: choiceParam(raw.by, lostGroups),
  diamond_type: choiceParam(raw.diamond_type, diamondTypes),
  shape: codeParam(raw.shape),
  color: codeParam(raw.color),
  clarity: codeParam(raw.clarity),
  carat: caratParam(raw.carat),
  business_id: wholeParam(raw.business_id),
  provider_id: wholeParam(raw.provider_id),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  open: textParam(raw.open, 2000),
});

function caratsOf(carat: string | undefined) {
  const [from = "", to = ""] = carat?.split("..") ?? [];
  return { carat_from: from === "" ? undefined : Number(from), carat_to: to === "" ? undefined : Number(to) };
}

export const unmetAsked = (search: InsightSearch): Query<"getUnmetDemand"> => ({
  diamond_type: search.diamond_type,
  shape: search.shape,
  color: search.color,
  clarity: search.clarity,
  ...caratsOf(search.carat),
  business_id: search.business_id,
  startDate: search.startDate,
  endDate: search.endDate,
});

export const lostAsked = (search: InsightSearch): QueryInput<"getLostDeals"> => ({
  ...unmetAsked(search),
  ...(search.by && { by: search.by }),
});

export const ageingAsked = ({ diamond_type, shape, provider_id }: InsightSearch): Query<"getAgeing"> => ({
  diamond_type,
  shape,
  provider_id,
});
