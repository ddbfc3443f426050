import type { DiamondType } from "../../stone.ts";
import type { SearchAttribute, StoneSearch } from "../stone-search.ts";
import type { Atom } from "./atoms.ts";

/** The house's own codes and spellings by search attribute, as listStoneAttributes answers them. */
export type Vocabulary = Partial<Record<SearchAttribute, { code: string; name: string; keyword: string | null }[]>>;

/** One reading of a part of the text. */
export type Part = { label: string; part: StoneSearch };

export type Chip = Part & {
  /** The part of the text, as typed. */
  text: string;
  /** Other possible readings. */
  alternatives: Part[];
  /** True for a word beside the numbers of a list. It is in no search until a person takes it. */
  isOffered?: true;
  /** True if a later chip sets the same bounds, so that this one no longer counts. */
  isReplaced?: true;
};

export type Understood = {
  search: StoneSearch;
  chips: Chip[];
  /** Words without a known meaning, as typed. */
  unknown: string[];
  /** Pasted numbers beyond the limit of one search. They are in no part. */
  tooMany?: number;
};

/** Codes of one attribute that a spelling stands for. */
export type Reading = { attribute: SearchAttribute; values: string[] };

/** The things that a rule may look at. */
export type Scene = {
  text: string;
  atoms: Atom[];
  vocabulary: Vocabulary;
  /** Spellings with their meanings, likeliest first. */
  spellings: ReadonlyMap<string, Reading[]>;
  diamondType: DiamondType | undefined;
};

/** Atoms from `at` until (not including) `end` that a rule understood. The first part is the likeliest. */
export type Match = { end: number; parts: [Part, ...Part[]] };
export type Rule = (scene: Scene, at: number) => Match | undefined;
