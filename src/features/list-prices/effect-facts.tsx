import type { Data } from "#api/operation-types.ts";
import { count, number2 } from "#domain/format.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

export type Effect = Data<"insertLatestPrices">["effect"];

/** The result of a dry run: how many prices move and by how much, whose they are, and how many stay. */
export function EffectFacts({ effect }: { effect: Effect }) {
  const { stones, gained, lost, stay, before_amt, after_amt, change_pct, providers } = effect;
  return (
    <div className="stack">
      <p>
        <b>{words.changes(stones, change_pct)}</b>
      </p>
      {stay > 0 && <p>{words.effectStay(stay)}</p>}
      {lost > 0 && <Notice hue="orange">{words.effectLost(lost)}</Notice>}
      {(stones > 0 || gained > 0) && (
        <Facts
          columns={2}
          of={[
            ...(stones > 0
              ? [
                  { label: words.effectBefore, value: number2(before_amt) },
                  { label: words.effectAfter, value: number2(after_amt) },
                ]
              : []),
            ...(gained > 0 ? [{ label: words.effectGained, value: count(gained) }] : []),
          ]}
        />
      )}
      {providers.length > 0 && (
        <section className="stack">
          <h3>{words.effectWhose}</h3>
          <Facts
            columns={1}
            of={providers.map((row) => ({
              label: row.provider,
              value: words.effectMoves(row.stones, row.before_amt, row.after_amt, row.change_pct),
            }))}
          />
        </section>
      )}
    </div>
  );
}
