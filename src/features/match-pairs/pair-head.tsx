import type { ReactNode } from "react";
import { number2, usd } from "#domain/format.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { type FoundPair, type KeptPair, reasonsInWords, scoreWord } from "./pair-reasons.ts";
import { words } from "./words.ts";

/** The score of a pair, as a number and in a word. */
export function Score({ of }: { of: number }) {
  const { hue, word } = scoreWord(of);
  return (
    <Tag hue={hue}>
      <b className="figures">{Math.round(of)}</b> {word}
    </Tag>
  );
}

/** The head of a pair: its score, the reasons, and the sum of both stones. */
export function PairHead({ pair }: { pair: FoundPair }) {
  const reasons = reasonsInWords(pair.reasons);
  return (
    <Head score={pair.score} totals={pair.totals}>
      {pair.kept_id !== null && <Tag hue="blue">{words.keptTag}</Tag>}
      {pair.taken.length > 0 && <Tag hue="orange">{words.takenTag(pair.taken)}</Tag>}
      <span className="dim pair-reasons figures" title={reasons.join(" · ")}>
        {reasons.join(" · ")}
      </span>
    </Head>
  );
}

/** A head: the score at the start, the sum at the end, and the list's own facts between them. */
export function Head({ score, totals, children }: Pick<KeptPair, "score" | "totals"> & { children: ReactNode }) {
  return (
    <div className="pair-head">
      <Score of={score} />
      <span className="figures pair-sum">
        <span className="dim">
          {words.total} {number2(totals.carat)} ct
        </span>{" "}
        <b>{usd(totals.total_amt)}</b>
      </span>
      {children}
    </div>
  );
}
