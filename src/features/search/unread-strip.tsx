import type { StoneSearch } from "#domain/search/stone-search.ts";
import { corrected } from "#domain/search/words/corrected.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { RailAct } from "#ui/list/filter-rail.tsx";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { readTyped, type Typed } from "./typed-words.ts";
import { words } from "./words.ts";

interface UnreadStripProps {
  /** The unknown words, as they were typed. */
  unread: string;
  what: StoneSearch;
  vocabulary: Vocabulary;
  onTyped: (typed: Typed) => void;
}

const mostShown = 5;

/** The strip above the stones: the unknown words, their corrections, and the act that leaves them out. */
export function UnreadStrip({ unread, what, vocabulary, onTyped }: UnreadStripProps) {
  const all = [...new Set(unread.split(" "))];
  const shown = all.slice(0, mostShown);
  function say(typed: Typed) {
    onTyped(typed);
    focusList();
  }
  return (
    <section className="list-strip row wrap" aria-label={words.unread}>
      <b>{words.notSearched}</b>
      {shown.map((word) => (
        <DidYouMean
          key={word}
          word={word}
          vocabulary={vocabulary}
          diamondType={what.diamond_type}
          onMeant={(meant) => say(readTyped(corrected(unread, word, meant), vocabulary, what))}
        >
          {words.unknown(word)}
        </DidYouMean>
      ))}
      {all.length > mostShown && <span className="word-unknown">{words.moreUnread(all.length - mostShown)}</span>}
      <RailAct onClick={() => say({})}>{words.leaveOut(all.length)}</RailAct>
    </section>
  );
}
