import { totalsOnWire } from "#server/wire/totals-on-wire.ts";
import type { Answer } from "../answer.ts";
import { schema } from "../schema.ts";
import { houseCode } from "./stone-lines.ts";

/** The compared fields of the portal's answer. */
export type WireAnswer = {
  /** Stones, or pairs of them. */
  stockList: { id: number; stones?: { id: number }[] }[];
  stones_searched?: number;
  pagination: { totalRecords: number };
  totals?: unknown;
  facets?: Record<string, Record<string, number>>;
  carat_ranges?: { count: number }[];
};

/**
 * The fields that index and portal must share. The type is no facet of the portal, and a stone without a code counts
 * nowhere there.
 */
type Comparable = {
  count: number;
  ids: unknown[];
  pairCount?: number;
  totals: unknown;
  facets: Record<string, number[]> | null;
};

export function fromWire(answer: WireAnswer): Comparable {
  const { pagination, stockList, stones_searched, totals, facets, carat_ranges } = answer;
  if (stones_searched !== undefined)
    return {
      count: stones_searched,
      pairCount: pagination.totalRecords,
      ids: stockList.map(({ stones }) => stones?.map(({ id }) => id)),
      totals: null,
      facets: null,
    };
  return {
    count: pagination.totalRecords,
    ids: stockList.map(({ id }) => id),
    totals: totals ?? null,
    facets: facets
      ? Object.fromEntries([
          ...counted.map(({ name, codes }) => [name, codes.map((code) => (code ? (facets[name]?.[code] ?? 0) : 0))]),
          ["carat_range", carat_ranges?.map(({ count }) => count) ?? []],
        ])
      : null,
  };
}

export function fromIndex({ count, pairCount, pairs, ids = [], totals, facets }: Answer, size: number): Comparable {
  if (pairs) return { count, pairCount, ids: pairs.slice(0, size), totals: null, facets: null };
  return {
    count,
    ids: ids.slice(0, size),
    totals: totals ? totalsOnWire(totals) : null,
    facets: facets
      ? Object.fromEntries([
          ...counted.map(({ name, codes }) => [name, codes.map((code, i) => (code ? (facets[name]?.[i] ?? 0) : 0))]),
          ["carat_range", facets.carat_range ?? []],
        ])
      : null,
  };
}

/** Throws at any difference between the portal's answer and the index's. */
export function mustBeSame(question: string, got: Comparable, wanted: Comparable): void {
  for (const part of ["count", "pairCount", "ids", "totals"] as const)
    insist(`${question}: ${part}`, got[part], wanted[part]);
  for (const name of Object.keys(wanted.facets ?? {}))
    insist(`${question}: ${name}`, got.facets?.[name], wanted.facets?.[name]);
}

function insist(what: string, got: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what} over HTTP differs\n${one?.slice(0, 400)}\n${other?.slice(0, 400)}`);
}

const counted = schema.attributes
  .filter(({ name }) => name !== "diamond_type" && name !== "carat_range")
  .map(({ name, values }) => ({ name, codes: values.map((_, code) => houseCode(name, code)) }));
