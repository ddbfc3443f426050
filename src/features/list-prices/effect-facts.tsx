import type { Data } from "#api/operation-types.ts";
import { count, number2 } from "#domain/format.ts";
import { Facts } from "#ui/facts.tsx";
import { words } from "./words.ts";

export type Effect = Data<"insertLatestPrices">["effect"];

/** What a dry run found, as a sentence and in figures. */
export function EffectFacts({ effect }: { effect: Effect }) {
  return (
    <div className="stack">
      <p>
        <b>{words.changes(effect.stones, effect.change_pct)}</b>
      </p>
      {effect.stones > 0 && (
        <Facts
          columns={2}
          of={[
            { label: words.effectBefore, value: number2(effect.before_amt) },
            { label: words.effectAfter, value: number2(effect.after_amt) },
            { label: words.effectGained, value: count(effect.gained) },
            { label: words.effectLost, value: count(effect.lost) },
          ]}
        />
      )}
    </div>
  );
}
