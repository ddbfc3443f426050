import { useMemo } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { RailAct } from "#ui/list/filter-rail.tsx";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { OfferedWords } from "./offered-words.tsx";
import { besideIn, besideOf, type Typed } from "./typed-words.ts";
import { words } from "./words.ts";

interface BesideStripProps {
  /** Words beside the numbers that are searched for. */
  beside: string;
  unread: string | undefined;
  what: StoneSearch;
  vocabulary: Vocabulary;
  onTyped: (typed: Typed) => void;
}

/** The strip above the stones of a pasted mail: what else it says of them, offered as conditions. */
export function BesideStrip({ beside, unread, what, vocabulary, onTyped }: BesideStripProps) {
  const offered = useMemo(() => besideIn(beside, vocabulary, what), [beside, vocabulary, what]);
  if (offered.length === 0) return null;
  function say(typed: Typed) {
    onTyped({ ...(unread && { unread }), ...typed });
    focusList();
  }
  return (
    <section className="list-strip row wrap" aria-label={words.beside}>
      <OfferedWords
        words={offered}
        onWord={({ label, part }) =>
          say({ search: part, beside: besideOf(offered.filter((other) => other.label !== label)) })
        }
      />
      <RailAct onClick={() => say({ beside: undefined })}>{words.leaveBeside}</RailAct>
    </section>
  );
}
