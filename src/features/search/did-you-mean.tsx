import { Fragment, type ReactNode, useMemo } from "react";
import { meantBy } from "#domain/search/words/near-words.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import type { DiamondType } from "#domain/stone.ts";
import { words } from "./words.ts";

interface DidYouMeanProps {
  /** An unknown word. */
  word: string;
  vocabulary: Vocabulary;
  diamondType: DiamondType | undefined;
  onMeant: (meant: string) => void;
  /** The text for a word without a near one. */
  children: ReactNode;
}

/** "“roud”: did you mean round?" A click corrects the word. */
export function DidYouMean({ word, vocabulary, diamondType, onMeant, children }: DidYouMeanProps) {
  const meant = useMemo(() => meantBy(word, vocabulary, diamondType), [word, vocabulary, diamondType]);
  if (meant.length === 0) return <span className="word-unknown">{children}</span>;
  return (
    <span>
      <span className="word-unknown">{words.didYouMean(word)}</span>{" "}
      {meant.map((one, place) => (
        <Fragment key={one}>
          {place > 0 && words.or}
          <button type="button" className="rail-act word-meant" onClick={() => onMeant(one)}>
            {one}
          </button>
        </Fragment>
      ))}
      ?
    </span>
  );
}
