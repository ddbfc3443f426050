import type { Part } from "#domain/search/words/types.ts";
import { RailAct } from "#ui/list/filter-rail.tsx";
import { words } from "./words.ts";

interface OfferedWordsProps<W extends Part> {
  words: readonly W[];
  onWord: (word: W) => void;
}

/** The meanings of words beside the numbers of a list. One press makes one of them a condition. */
export const OfferedWords = <W extends Part>({ words: offered, onWord }: OfferedWordsProps<W>) => (
  <div className="row wrap offered-words">
    <span className="dim">{words.offered}</span>
    {offered.map((word) => (
      <RailAct key={word.label} label={words.take(word.label)} onClick={() => onWord(word)}>
        {word.label}
      </RailAct>
    ))}
  </div>
);
