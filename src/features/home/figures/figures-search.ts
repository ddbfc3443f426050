import type { Body, Query } from "#api/operation-types.ts";
import { firstDay, type Quarter, quarterBefore, quarterNamed } from "#domain/periods.ts";
import { codeParam, wholeParam } from "#domain/search-params.ts";

export const stockFigures = ["pieces", "carats", "amount"] as const;
export type StockFigure = (typeof stockFigures)[number];

/** The part of the home's address that moves the figures of the house. */
export interface FiguresSearch {
  shape?: string;
  color?: string;
  clarity?: string;
  business_id?: number;
  /** A quarter, such as `2026-Q4`; absent means that of today, and the last days. */
  period?: string;
  /** The figure in which the stock is shown; absent means pieces. */
  figure?: Exclude<StockFigure, "pieces">;
}

/** Reads the address of the figures. */
export const figuresSearch = (raw: Record<string, unknown>): FiguresSearch => ({
  shape: codeParam(raw.shape),
  color: codeParam(raw.color),
  clarity: codeParam(raw.clarity),
  business_id: wholeParam(raw.business_id),
  period: quarterNamed(String(raw.period))?.name,
  figure: raw.figure === "carats" || raw.figure === "amount" ? raw.figure : undefined,
});

const codesOf = ({ shape, color, clarity }: FiguresSearch) => ({ shape, color, clarity });

/** The days of the chosen quarter. Without one the server has its own. */
function daysOf({ period }: FiguresSearch) {
  const quarter = period === undefined ? undefined : quarterNamed(period);
  return { startDate: quarter?.from, endDate: quarter?.to };
}

/** The stock belongs to the house, and has no period. */
export const stockAsked = (search: FiguresSearch): Query<"getShapeWise"> => codesOf(search);

/** The days of the stock of a quarter and of the one before. */
export function stockDaysAsked(search: FiguresSearch, quarter: Quarter): Query<"listStockDays"> {
  const { from } = quarterBefore(quarter);
  return { ...codesOf(search), startDate: from < firstDay ? firstDay : from, endDate: quarter.to };
}

export const dealsAsked = (search: FiguresSearch): Query<"getFunnelChart"> => ({
  ...codesOf(search),
  ...daysOf(search),
  business_id: search.business_id,
});

/** The lines that stand on the lists now have no period. */
export const linesAsked = (search: FiguresSearch): Query<"getEnquiryCount"> => ({
  ...codesOf(search),
  business_id: search.business_id,
});

/** Documents have a company and the day on which they came. */
export const documentsAsked = (search: FiguresSearch): Query<"listRecentKyc"> => ({
  business_id: search.business_id,
  ...daysOf(search),
});

/** Clients have a company, and neither stones nor a period. */
export const clientsAsked = ({ business_id }: FiguresSearch): Query<"listQuietClients"> => ({ business_id });

export const quarterAsked = (search: FiguresSearch): Query<"getQuarterPerformance"> => ({
  ...codesOf(search),
  business_id: search.business_id,
  period: search.period,
});

const listed = (code: string | undefined) => (code === undefined ? undefined : [code]);

export const searchesAsked = (search: FiguresSearch): Body<"filterSearchDaywise"> => ({
  shape: listed(search.shape),
  color: listed(search.color),
  clarity: listed(search.clarity),
  ...daysOf(search),
  business_id: search.business_id,
});

/** True if stones are chosen by what they are. */
export const choosesStones = ({ shape, color, clarity }: FiguresSearch): boolean =>
  shape !== undefined || color !== undefined || clarity !== undefined;

/** The choice that moves a buyer's own figures: the quarter alone. */
export const ownSearch = ({ period }: FiguresSearch): FiguresSearch => ({ period });
