import type { DiamondType } from "../../stone.ts";
import type { SearchAttribute, StoneSearch } from "../stone-search.ts";
import type { Atom } from "./atoms.ts";

/** The house's own codes and spellings, by search attribute (what listStoneAttributes answers). */
export type Vocabulary = Partial<Record<SearchAttribute, { code: string; name: string; keyword: string | null }[]>>;

/** One way to read a stretch of text. */
export type Part = { label: string; part: StoneSearch };

export type Chip = Part & {
  /** The stretch of the text, as typed. */
  text: string;
  /** What else it could have meant. */
  alternatives: Part[];
  /** A later chip sets the same bounds otherwise, so that this one no longer counts. */
  isReplaced?: true;
};

export type Understood = {
  search: StoneSearch;
  chips: Chip[];
  /** Words that nobody understood, as typed. */
  unknown: string[];
  /** Pasted numbers beyond what one search holds; they are in no part. */
  tooMany?: number;
};

/** Codes of one attribute that a spelling stands for. */
export type Reading = { attribute: SearchAttribute; values: string[] };

/** Everything that a rule may look at. */
export type Scene = {
  text: string;
  atoms: Atom[];
  vocabulary: Vocabulary;
  /** Spellings and what they may mean, likeliest first. */
  spellings: ReadonlyMap<string, Reading[]>;
  diamondType: DiamondType | undefined;
};

/** Atoms from `at` until (not including) `end` that a rule understood; the first part is the likeliest. */
export type Match = { end: number; parts: [Part, ...Part[]] };
export type Rule = (scene: Scene, at: number) => Match | undefined;
