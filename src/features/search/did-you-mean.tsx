import { Fragment, type ReactNode, useMemo } from "react";
import { meantBy } from "#domain/search/words/near-words.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import type { DiamondType } from "#domain/stone.ts";
import { words } from "./words.ts";

interface DidYouMeanProps {
  /** A word that nobody understood. */
  word: string;
  vocabulary: Vocabulary;
  diamondType: DiamondType | undefined;
  onMeant: (meant: string) => void;
  /** What stands there of a word that is near to no other. */
  children: ReactNode;
}

/** "“roud”: did you mean round?" A click puts the word right. */
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
