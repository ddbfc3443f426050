import { gapsOf, type MarkupRule, overlapsOf } from "#domain/markup.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { figure, isOfKind, type KindOfStone, type Markup, type RuleRow } from "./rule-draft.ts";

export interface Gap {
  from: number;
  to: number;
  /** The number of stones in the gap, if the server has counted them. */
  stones: number | null;
}

const readable = (row: RuleRow) => {
  const numbers = [figure(row.from), figure(row.to)];
  return (
    numbers.every((number) => Number.isFinite(number) && Math.abs(number) < 1e6) && figure(row.from) <= figure(row.to)
  );
};
const ruleOf = ({ diamond_type, stone_origin, from, to, kind }: RuleRow): MarkupRule => ({
  diamond_type,
  stone_origin,
  kind,
  from: hundredths(figure(from)),
  to: hundredths(figure(to)),
  value: 0,
});

/** The gaps and overlaps of the rows on the screen, by the same rules as the server's. */
export function marksOf(rows: readonly RuleRow[], { layer, gaps: counted }: Markup) {
  const sound = rows.filter(readable);
  const rules = sound.map(ruleOf);
  const gaps = gapsOf(rules, layer === "default" ? "all" : "begun");
  const overlaps = new Map<string, RuleRow[]>();
  const note = (row: RuleRow | undefined, other: RuleRow | undefined) => {
    if (row && other) overlaps.set(row.key, [...(overlaps.get(row.key) ?? []), other]);
  };
  for (const [a, b] of overlapsOf(rules)) {
    note(sound[a], sound[b]);
    note(sound[b], sound[a]);
  }
  return {
    overlaps,
    isUpsideDown: (row: RuleRow) => figure(row.from) > figure(row.to),
    gapsIn: (kind: KindOfStone): Gap[] =>
      gaps
        .filter((gap) => isOfKind(gap, kind))
        .map((gap) => {
          const from = decimalNumber(gap.from);
          const to = decimalNumber(gap.to);
          const known = counted.find((one) => isOfKind(one, kind) && one.from_carat === from && one.to_carat === to);
          return { from, to, stones: known?.stones ?? null };
        }),
  };
}

export type Marks = ReturnType<typeof marksOf>;

export type Line = { row: RuleRow } | { gap: Gap };

/** Rows and gaps in one order. A gap stands before the first heavier row. */
export function linesOf(rows: readonly RuleRow[], gaps: readonly Gap[]): Line[] {
  const lines: Line[] = rows.map((row) => ({ row }));
  for (const gap of gaps) {
    const at = lines.findIndex((line) => ("row" in line ? figure(line.row.from) : line.gap.from) > gap.to);
    lines.splice(at === -1 ? lines.length : at, 0, { gap });
  }
  return lines;
}
