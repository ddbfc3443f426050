import type { Data } from "#api/operation-types.ts";
import { type FindingCode, findingSentence, severityOf } from "#domain/supply-words.ts";
import {
  deadLinksOfProvider,
  type FoundRows,
  foundRowsOf,
  freshShareOf,
  loadFiguresOf,
  openConflictsOf,
  soldAndLapsed,
} from "../db/queries/scorecards.ts";
import type { Reading } from "../house/context.ts";

type Card = Data<"getScorecard">;
type Period = Card["periods"][number];

const spans = [30, 90] as const;
const DAY_MS = 86_400_000;
/** As many stones as an address of the search can name. */
const MOST_NUMBERS = 200;

/** Findings for figures that contradict each other within a row. */
const contradictions: readonly FindingCode[] = [
  "priceContradicts",
  "priceContradictsFar",
  "depthContradicts",
  "caratContradicts",
];

/** The scorecard of a provider: how it delivered over the last 30 and 90 days. */
export async function scorecardOf(ctx: Reading, providerId: number): Promise<Card> {
  const periods: Period[] = [];
  for (const days of spans) periods.push(await periodOf(ctx, providerId, days));
  return {
    provider_id: providerId,
    periods,
    open_conflicts: await openConflictsOf(ctx.db, providerId),
    dead_links: await deadLinksOfProvider(ctx.db, providerId, MOST_NUMBERS),
  };
}

async function periodOf({ db, now }: Reading, providerId: number, days: Period["days"]): Promise<Period> {
  const span = { providerId, from: new Date(now.getTime() - days * DAY_MS), now };
  const { rows, price_moved, price_load_id, conflicts, conflict_load_id, loads } = await loadFiguresOf(db, span);
  const found = await foundRowsOf(db, span);
  return {
    days,
    loads,
    rows,
    fresh_pct: await freshShareOf(db, span),
    refused: found.filter(({ code }) => severityOf(code as FindingCode) === "refuses").map(reasonOf),
    contradictions: sumOf(found.filter(({ code }) => contradictions.some((one) => one === code))),
    price_moved: { rows: price_moved, load_id: price_load_id },
    conflicts: { rows: conflicts, load_id: conflict_load_id },
    ...(await soldAndLapsed(db, span)),
  };
}

const reasonOf = ({ code, rows, load_id }: FoundRows) => ({
  code,
  sentence: findingSentence({ code: code as FindingCode }),
  rows,
  load_id,
});

const sumOf = (found: readonly FoundRows[]) => ({
  rows: found.reduce((sum, { rows }) => sum + rows, 0),
  load_id: found.length > 0 ? Math.max(...found.map(({ load_id }) => load_id)) : null,
});
