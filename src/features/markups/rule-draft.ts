import { useEffect, useRef, useState } from "react";
import type { Body, Data } from "#api/operation-types.ts";
import { number2 } from "#domain/format.ts";
import { numberRefusal, typedNumber } from "#domain/typed-number.ts";
import { useKept } from "#ui/form/use-kept.ts";

export type Markup = Data<"updateDefaultMarkup">;
export type WireRule = Body<"updateDefaultMarkup">["rules"][number];

/** A row in editing. Figures are text until the server has read them. */
export interface RuleRow extends Pick<WireRule, "diamond_type" | "stone_origin" | "kind"> {
  key: string;
  from: string;
  to: string;
  value: string;
}
export type KindOfStone = Pick<RuleRow, "diamond_type" | "stone_origin">;

const places = 2;

/** A typed text as a number; NaN for one that is refused. */
export const figure = (text: string): number => typedNumber(text, places) ?? Number.NaN;

/** The reason why a typed text is no figure of a row; null for one that is, and for an empty one. */
export const figureRefusal = (text: string): string | null => numberRefusal(text, { places });

export const isOfKind = (row: KindOfStone, kind: KindOfStone) =>
  row.diamond_type === kind.diamond_type && row.stone_origin === kind.stone_origin;

type StoredRule = Omit<WireRule, "id"> & { id?: number };
const rowOf = (rule: StoredRule, key: string): RuleRow => ({
  key,
  diamond_type: rule.diamond_type,
  stone_origin: rule.stone_origin,
  from: number2(rule.from_carat),
  to: number2(rule.to_carat),
  kind: rule.kind,
  value: number2(rule.value),
});

/** The stored rows for editing, the lightest stones first. */
export const rowsOf = ({ rules }: Pick<Markup, "rules">): RuleRow[] =>
  rules.toSorted((a, b) => a.from_carat - b.from_carat).map((rule) => rowOf(rule, String(rule.id)));

/** A row as it is sent. An empty figure is no number, which the server refuses at its field. */
export const wireOf = ({ diamond_type, stone_origin, from, to, kind, value }: RuleRow): WireRule => ({
  diamond_type,
  stone_origin,
  from_carat: figure(from),
  to_carat: figure(to),
  kind,
  value: figure(value),
});

export const sameRow = (a: RuleRow, b: RuleRow) =>
  isOfKind(a, b) &&
  a.kind === b.kind &&
  ([a.from, a.to, a.value] as const).every((text, at) => {
    const other = [b.from, b.to, b.value][at] ?? "";
    return text === other || figure(text) === figure(other);
  });

/**
 * The edited rows of one set, on top of the stored ones. Without own changes the draft follows the rows that somebody
 * else stores.
 */
export function useRuleDraft(stored: Markup, name: string) {
  const { found, keep } = useKept<{ base: Markup; rows: RuleRow[]; made: number }>(name);
  const [base, setBase] = useState(found?.base ?? stored);
  const [rows, setRows] = useState(() => found?.rows ?? rowsOf(stored));
  const made = useRef(found?.made ?? 0);

  const before = new Map(rowsOf(base).map((row) => [row.key, row]));
  const isChanged = (row: RuleRow) => {
    const was = before.get(row.key);
    return !was || !sameRow(row, was);
  };
  const added = rows.filter(({ key }) => !before.has(key)).length;
  const changed = rows.filter((row) => before.has(row.key) && isChanged(row)).length;
  const removed = [...before.keys()].filter((key) => !rows.some((row) => row.key === key)).length;
  const changes = added + changed + removed;

  const isDirty = changes > 0;
  useEffect(() => keep(isDirty ? { base, rows, made: made.current } : undefined), [isDirty, base, rows, keep]);

  const reset = (next: Markup = base) => {
    setBase(next);
    setRows(rowsOf(next));
  };
  if (stored.version > base.version && changes === 0) reset(stored);

  return {
    base,
    rows,
    added,
    changed,
    removed,
    changes,
    isChanged,
    wasOf: (row: RuleRow) => before.get(row.key),
    set: (key: string, patch: Partial<RuleRow>) =>
      setRows((now) => now.map((row) => (row.key === key ? { ...row, ...patch } : row))),
    remove: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
    /** Adds a row in the order of weights, or at the end without weights. Answers its key. */
    add: (kind: KindOfStone, range?: { from: number; to: number }): string => {
      made.current += 1;
      const key = `new-${made.current}`;
      const row: RuleRow = {
        ...kind,
        key,
        from: range ? number2(range.from) : "",
        to: range ? number2(range.to) : "",
        kind: "percent",
        value: "",
      };
      setRows((now) => {
        const at = range ? now.findIndex((one) => isOfKind(one, kind) && figure(one.from) > range.from) : -1;
        return at === -1 ? [...now, row] : now.toSpliced(at, 0, row);
      });
      return key;
    },
    reset,
    /** Continues from the rows that somebody else stored, with these rows as one's own. */
    rebase: (next: Markup, mine: RuleRow[]) => {
      setBase(next);
      setRows(mine);
    },
  };
}

export type RuleDraft = ReturnType<typeof useRuleDraft>;
