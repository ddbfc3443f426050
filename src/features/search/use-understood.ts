import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { holdsList, missedOf } from "#domain/search/words/beside-numbers.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Chip, Part, Understood, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";
import { besideOf, offeredIn, type Typed } from "./typed-words.ts";

/** A part of the typed text with its chosen reading; null if the person left it out. */
export interface ReadChip extends Chip {
  key: string;
  chosen: Part | null;
}

type Said = Readonly<Record<string, Part | null>>;

/** The parts with their readings: the person's choice, else the likeliest. What is only offered has none. */
const readChips = (chips: readonly Chip[], said: Said): ReadChip[] =>
  chips.map((chip, place) => {
    const key = `${place} ${chip.text}`;
    const own = said[key];
    return { ...chip, key, chosen: own === undefined ? (chip.isOffered ? null : chip) : own };
  });
const searchOf = (chips: readonly ReadChip[]): StoneSearch =>
  joinSearches(chips.flatMap(({ chosen }) => (chosen ? [chosen.part] : [])));

/** The words that were not understood. Those of a mail about stones are none that were mistyped. */
const unreadIn = ({ chips, unknown }: Pick<Understood, "chips" | "unknown">) =>
  holdsList(chips) ? missedOf(unknown) : unknown;

/** The offered words whose meaning nobody has taken. */
export function stillOffered(chips: readonly ReadChip[]): ReadChip[] {
  const taken = new Set(chips.flatMap(({ chosen }) => chosen?.label ?? []));
  return offeredIn(chips.filter(({ chosen, label }) => !chosen && !taken.has(label)));
}

/** A read text, as it is applied. */
const typedOf = (chips: readonly ReadChip[], { tooMany, ...read }: Understood): Typed => {
  const beside = besideOf(stillOffered(chips));
  const unread = unreadIn(read);
  return {
    ...(chips.some(({ chosen }) => chosen) && { search: searchOf(chips) }),
    ...(unread.length > 0 && { unread: unread.join(" ") }),
    ...(beside && { beside }),
    ...(tooMany && { tooMany }),
  };
};

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
    unknown: understood ? unreadIn(understood) : [],
    /** True if words without a meaning are left out without a question. */
    isMail: understood !== undefined && unreadIn(understood).length < understood.unknown.length,
    tooMany: understood?.tooMany ?? 0,
    /** The text as it is at this moment, whether it was shown already or not: a scanner presses Enter at once. */
    latest(): Typed {
      const now = typed === text && understood ? understood : read(text);
      return typedOf(readChips(now.chips, said), now);
    },
    /** Chooses another reading of a part, or none. */
    say: (key: string, part: Part | null) => setSaid((now) => ({ ...now, [key]: part })),
    forget: () => setSaid({}),
  };
}
