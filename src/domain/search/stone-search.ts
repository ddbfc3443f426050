import type { DiamondType } from "../stone.ts";

/**
 * A search for stones: the one search schema. It is the address of the results, the body of a search, the saved and the
 * recent search, the demand and the source of an export (docs/search.md).
 */
export type StoneSearch = {
  diamond_type?: DiamondType;
  /** Spec §4: 1 available, 2 not available, 3 all; absent means all. */
  availability?: AvailabilityCode;
  attributes?: Partial<Record<SearchAttribute, AttributeFilter>>;
  ranges?: Partial<Record<SearchRange, NumberRange>>;
  /** Stock numbers, suppliers' stock numbers and report numbers, pasted. */
  numbers?: string[];
  /** The first characters of the stock number. */
  begins?: string;
  /** The days on which stones arrived, both included. */
  startDate?: string;
  endDate?: string;
  /** The moment since which stones arrived, to the second: those of that second are among them. */
  since?: string;
  /** The sorting, such as `-carat,stock_no`. */
  sort?: string;
};

/** Some codes of an attribute, or (contain 2, spec §4) all but those. Stones without a code are among the others. */
export type AttributeFilter = { values: string[]; contain?: ContainCode };
/** A range with both ends included, as people write it. A missing end is open. */
export type NumberRange = { from?: number | null; to?: number | null };

export const searchModes = { normal: 1, matchPair: 2 } as const;
export type SearchMode = (typeof searchModes)[keyof typeof searchModes];
export const availabilityCodes = { available: 1, notAvailable: 2, all: 3 } as const;
export type AvailabilityCode = (typeof availabilityCodes)[keyof typeof availabilityCodes];
export const containCodes = { contains: 1, doesNotContain: 2 } as const;
export type ContainCode = (typeof containCodes)[keyof typeof containCodes];

/** Spec §4: the statuses that a list of stones is filtered by. */
export const stoneFilterChoices = [1, 4, 5] as const;

/** Attributes that a search filters and counts by. Their values are codes, even numeric ones. */
export const searchAttributes = [
  "shape",
  "color",
  "clarity",
  "fancy_color",
  "intensity",
  "overtone",
  "cut",
  "polish",
  "symmetry",
  "fluorescence",
  "fluorescence_color",
  "lab",
  "shade",
  "milky",
  "eye_clean",
  "black_inclusion",
  "treatment",
  "growth_type",
  "location",
  "stone_origin",
  "status",
  "provider",
  "has_image",
  "has_video",
  "has_certificate",
  "has_hearts_arrows",
] as const;
export type SearchAttribute = (typeof searchAttributes)[number];

/** Attributes that say yes or no. */
export const flagAttributes = ["has_image", "has_video", "has_certificate", "has_hearts_arrows"] as const;
export type FlagAttribute = (typeof flagAttributes)[number];
export const flagValues = ["N", "Y"] as const;

/** Numbers that a search sets bounds to. */
export const searchRanges = [
  "carat",
  "rap",
  "disc",
  "price_per_ct",
  "markup_disc",
  "markup_ppc",
  "sell_amt",
  "length",
  "width",
  "height",
  "ratio",
  "depth_pct",
  "table_pct",
  "crown_angle",
  "crown_height",
  "pavilion_angle",
  "pavilion_depth",
] as const;
export type SearchRange = (typeof searchRanges)[number];

/** The columns that sort results: every range, and these. Ties go by id. */
export const sortColumns = [...searchRanges, "stock_no", "report_no", "arrived_at", ...searchAttributes] as const;
export type SortColumn = (typeof sortColumns)[number];

/** The columns that need the right to see cost, to filter and to sort (price-fields.ts). */
export const costColumns = ["disc", "price_per_ct", "provider"] as const satisfies readonly SortColumn[];
const closed: ReadonlySet<string> = new Set(costColumns);
export const isCostColumn = (name: string): boolean => closed.has(name);

/** Numbers in one pasted list. */
export const numbersMax = 500;
export const sortColumnsMax = 4;

/** The columns of a sorting, the weightiest first. */
export const sortKeys = (sort: string | undefined): { column: string; isDown: boolean }[] =>
  sort ? sort.split(",").map((key) => ({ column: key.replace(/^-/, ""), isDown: key.startsWith("-") })) : [];

/** True if a search has no condition beside the type of stones and the sorting. */
export const isEmptySearch = ({ sort: _, diamond_type: __, availability, ...rest }: StoneSearch): boolean =>
  (availability ?? availabilityCodes.all) === availabilityCodes.all && Object.values(rest).every(isNothing);

const isNothing = (part: unknown) => part === undefined || Object.keys(Object(part)).length === 0;
