import type { Body, Data } from "#api/operation-types.ts";
import { gapsOf, type MarkupScope } from "#domain/markup.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { type MarkupSet, type MarkupSubject, markupSets } from "../db/queries/markup-sets.ts";
import { stonesInScopes } from "../db/queries/markups.ts";
import type { Reading } from "../house/context.ts";

export type Markup = Data<"updateDefaultMarkup">;
export type WireRule = Body<"updateDefaultMarkup">["rules"][number];

/** A row of a markup from the wire, in whole hundredths. */
export const ruleFromWire = ({ from_carat, to_carat, value, ...rule }: WireRule) => ({
  ...rule,
  from: hundredths(from_carat),
  to: hundredths(to_carat),
  value: hundredths(value),
});

/** A set as the wire has it, with its gaps and the count of stones in each. A missing set has version 0. */
export async function markupOnWire(
  ctx: Reading,
  set: MarkupSet | undefined,
  layer: MarkupSubject["layer"],
): Promise<Markup> {
  const [markup] = await allOnWire(ctx, [set], layer);
  return markup as Markup;
}

/** Many sets as the wire has them: the stones in all their gaps are counted together. */
async function allOnWire(
  ctx: Reading,
  sets: readonly (MarkupSet | undefined)[],
  layer: MarkupSubject["layer"],
): Promise<Markup[]> {
  const gaps = sets.map((set) => gapsOf(set?.rules ?? [], layer === "default" ? "all" : "begun"));
  const scopes = sets.flatMap((set, at) =>
    (gaps[at] ?? []).map((gap) => ({ ...gap, provider_id: set?.provider_id ?? null })),
  );
  const stones = (await stonesInScopes(ctx.db, scopes)).values();
  return sets.map((set, at) => ({
    layer,
    version: set?.version ?? 0,
    rules: (set?.rules ?? []).map(({ from, to, value, ...rule }) => ({
      ...rule,
      from_carat: decimalNumber(from),
      to_carat: decimalNumber(to),
      value: decimalNumber(value),
    })),
    gaps: (gaps[at] ?? []).map((gap) => ({ ...scopeOnWire(gap), stones: stones.next().value ?? 0 })),
  }));
}
const scopeOnWire = ({ from, to, ...scope }: MarkupScope) => ({
  ...scope,
  from_carat: decimalNumber(from),
  to_carat: decimalNumber(to),
});

/** The rows of a list, each with its markup. */
export async function withMarkups<T extends { set_id: number | null }>(
  ctx: Reading,
  rows: readonly T[],
  layer: MarkupSubject["layer"],
) {
  const sets = await markupSets(
    ctx.db,
    rows.flatMap(({ set_id }) => set_id ?? []),
  );
  const byId = new Map(sets.map((set) => [set.id, set]));
  const markups = await allOnWire(
    ctx,
    rows.map(({ set_id }) => (set_id === null ? undefined : byId.get(set_id))),
    layer,
  );
  return rows.map((row, at) => ({ row, markup: markups[at] as Markup }));
}
