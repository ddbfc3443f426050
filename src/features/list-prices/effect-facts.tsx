import type { Data } from "#api/operation-types.ts";
import { count, number2 } from "#domain/format.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

export type Effect = Data<"insertLatestPrices">["effect"];

/** The result of a dry run, as a sentence and in figures. Stones that lose their price are shown as such. */
export function EffectFacts({ effect }: { effect: Effect }) {
  const { stones, gained, lost, before_amt, after_amt, change_pct } = effect;
  return (
    <div className="stack">
      <p>
        <b>{words.changes(stones, change_pct)}</b>
      </p>
      {lost > 0 && <Notice hue="orange">{words.effectLost(lost)}</Notice>}
      {stones > 0 && (
        <Facts
          columns={2}
          of={[
            { label: words.effectBefore, value: number2(before_amt) },
            { label: words.effectAfter, value: number2(after_amt) },
            ...(gained > 0 ? [{ label: words.effectGained, value: count(gained) }] : []),
          ]}
        />
      )}
    </div>
  );
}
