import type { Totals } from "#domain/totals.ts";

/** The answer that all competitors must give alike, down to the last row. */
export interface Answer {
  readonly count: number;
  readonly totals?: Totals;
  readonly facets?: Record<string, number[]>;
  readonly ids?: readonly number[];
  readonly pairCount?: number;
  readonly pairs?: readonly (readonly [number, number])[];
}

/** Throws at two different answers: a faster wrong one does not count. */
export function mustEqual(who: string, question: string, got: Answer, wanted: Answer): void {
  const keys = ["count", "pairCount", "totals", "ids", "pairs", "facets"] as const;
  for (const key of keys) {
    if (textOf(got[key]) === textOf(wanted[key])) continue;
    throw new Error(
      `${question}: ${who} answers ${key} differently\n${textOf(got[key])?.slice(0, 400)}\n${textOf(wanted[key])?.slice(0, 400)}`,
    );
  }
}

const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
