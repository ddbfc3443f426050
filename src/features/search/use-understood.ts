import { useDeferredValue, useMemo, useState } from "react";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Chip, Part, Vocabulary } from "#domain/search/words/types.ts";
import { understand } from "#domain/search/words/understand.ts";
import type { DiamondType } from "#domain/stone.ts";

/** A stretch of what was typed, with the reading that counts; none where somebody left it out. */
export interface ReadChip extends Chip {
  key: string;
  chosen: Part | null;
}

/** What was typed as a search, live; each stretch can be read otherwise, or left out. */
export function useUnderstood(text: string, vocabulary: Vocabulary, diamondType: DiamondType | undefined) {
  const [said, setSaid] = useState<Readonly<Record<string, Part | null>>>({});
  const typed = useDeferredValue(text);
  const understood = useMemo(
    () =>
      typed.trim() !== "" ? understand(typed, vocabulary, diamondType && { diamond_type: diamondType }) : undefined,
    [typed, vocabulary, diamondType],
  );
  const chips = useMemo(
    () =>
      (understood?.chips ?? []).map((chip, place): ReadChip => {
        const key = `${place} ${chip.text}`;
        const own = said[key];
        return { ...chip, key, chosen: own === undefined ? chip : own };
      }),
    [understood, said],
  );
  const search = useMemo(
    (): StoneSearch => joinSearches(chips.flatMap(({ chosen }) => (chosen ? [chosen.part] : []))),
    [chips],
  );
  return {
    chips,
    search,
    unknown: understood?.unknown ?? [],
    tooMany: understood?.tooMany ?? 0,
    /** Reads a stretch otherwise, or not at all. */
    say: (key: string, part: Part | null) => setSaid((now) => ({ ...now, [key]: part })),
    forget: () => setSaid({}),
  };
}
