import { useMemo } from "react";
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
}

/** "Did you mean round?": a click puts the word right. Nothing where no word is near. */
export function DidYouMean({ word, vocabulary, diamondType, onMeant }: DidYouMeanProps) {
  const meant = useMemo(() => meantBy(word, vocabulary, diamondType), [word, vocabulary, diamondType]);
  if (meant.length === 0) return null;
  return (
    <span className="row wrap">
      {words.didYouMean}
      {meant.map((one) => (
        <button key={one} type="button" className="rail-act" onClick={() => onMeant(one)}>
          {one}
        </button>
      ))}
    </span>
  );
}
