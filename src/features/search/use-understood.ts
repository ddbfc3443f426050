import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Chip, Part, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";
import type { Typed } from "./typed-words.ts";

/** A stretch of what was typed, with the reading that counts; none where somebody left it out. */
export interface ReadChip extends Chip {
  key: string;
  chosen: Part | null;
}

type Said = Readonly<Record<string, Part | null>>;

/** Stretches with the reading that counts: what somebody said of one, else the likeliest. */
const readChips = (chips: readonly Chip[], said: Said): ReadChip[] =>
  chips.map((chip, place) => {
    const key = `${place} ${chip.text}`;
    const own = said[key];
    return { ...chip, key, chosen: own === undefined ? chip : own };
  });
const searchOf = (chips: readonly ReadChip[]): StoneSearch =>
  joinSearches(chips.flatMap(({ chosen }) => (chosen ? [chosen.part] : [])));

/** What was typed as a search, live; each stretch can be read otherwise, or left out. `what` is chosen already. */
export function useUnderstood(text: string, vocabulary: Vocabulary, what: StoneSearch) {
  const [said, setSaid] = useState<Said>({});
  const typed = useDeferredValue(text);
  const read = useCallback((words: string) => understand(words, vocabulary, contextOf(what)), [vocabulary, what]);
  const understood = useMemo(() => (typed.trim() !== "" ? read(typed) : undefined), [typed, read]);
  const chips = useMemo(() => readChips(understood?.chips ?? [], said), [understood, said]);
  const search = useMemo(() => searchOf(chips), [chips]);
  return {
    chips,
    search,
    unknown: understood?.unknown ?? [],
    tooMany: understood?.tooMany ?? 0,
    /** What the text says at this moment, whether or not it was shown already: a scanner presses Enter at once. */
    latest(): Typed {
      const { chips, unknown } = read(text);
      const now = readChips(chips, said);
      return {
        ...(now.some(({ chosen }) => chosen) && { search: searchOf(now) }),
        ...(unknown.length > 0 && { unread: unknown.join(" ") }),
      };
    },
    /** Reads a stretch otherwise, or not at all. */
    say: (key: string, part: Part | null) => setSaid((now) => ({ ...now, [key]: part })),
    forget: () => setSaid({}),
  };
}
