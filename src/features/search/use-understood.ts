import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Chip, Part, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";
import type { Typed } from "./typed-words.ts";

/** A part of the typed text with its chosen reading; null if the person left it out. */
export interface ReadChip extends Chip {
  key: string;
  chosen: Part | null;
}

type Said = Readonly<Record<string, Part | null>>;

/** The parts with their readings: the person's choice, else the likeliest. */
const readChips = (chips: readonly Chip[], said: Said): ReadChip[] =>
  chips.map((chip, place) => {
    const key = `${place} ${chip.text}`;
    const own = said[key];
    return { ...chip, key, chosen: own === undefined ? chip : own };
  });
const searchOf = (chips: readonly ReadChip[]): StoneSearch =>
  joinSearches(chips.flatMap(({ chosen }) => (chosen ? [chosen.part] : [])));

/** The live search of a typed text. Each part can be read in another way, or left out. `what` is chosen already. */
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
    /** The text as it is at this moment, whether it was shown already or not: a scanner presses Enter at once. */
    latest(): Typed {
      const { chips, unknown, tooMany } = typed === text && understood ? understood : read(text);
      const now = readChips(chips, said);
      return {
        ...(now.some(({ chosen }) => chosen) && { search: searchOf(now) }),
        ...(unknown.length > 0 && { unread: unknown.join(" ") }),
        ...(tooMany && { tooMany }),
      };
    },
    /** Chooses another reading of a part, or none. */
    say: (key: string, part: Part | null) => setSaid((now) => ({ ...now, [key]: part })),
    forget: () => setSaid({}),
  };
}
