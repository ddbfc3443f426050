import { totalsOnWire } from "#server/search/search-page.ts";
import type { Answer } from "../answer.ts";
import { schema } from "../schema.ts";
import { houseCode } from "./stone-lines.ts";

/** What is read of an answer of the portal. */
export type WireAnswer = {
  stockList: { id: number }[];
  pagination: { totalRecords: number };
  totals?: unknown;
  facets?: Record<string, Record<string, number>>;
  carat_ranges?: { count: number }[];
};

/** What index and portal must both say; the type is no facet of the portal, and none counts nowhere there. */
type Comparable = { count: number; ids: number[]; totals: unknown; facets: Record<string, number[]> | null };

export function fromWire({ pagination, stockList, totals, facets, carat_ranges }: WireAnswer): Comparable {
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

export function fromIndex({ count, ids = [], totals, facets }: Answer, size: number): Comparable {
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

/** Throws where the portal says anything else than the index. */
export function mustBeSame(question: string, got: Comparable, wanted: Comparable): void {
  for (const part of ["count", "ids", "totals"] as const) insist(`${question}: ${part}`, got[part], wanted[part]);
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
