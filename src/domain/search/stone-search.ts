import type { DiamondType } from "../stone.ts";

/**
 * What a person looks for: the one search schema. It is the address of the results, the body of a search, the saved and
 * the recent search, the demand and what an export is made of (docs/search.md).
 */
export type StoneSearch = {
  diamond_type?: DiamondType;
  /** Spec §4: 1 available, 2 not available, 3 all; all where nothing is said. */
  availability?: AvailabilityCode;
  attributes?: Partial<Record<SearchAttribute, AttributeFilter>>;
  ranges?: Partial<Record<SearchRange, NumberRange>>;
  /** Stock numbers, suppliers' stock numbers and report numbers, pasted. */
  numbers?: string[];
  /** How the stock number begins. */
  begins?: string;
  /** The days on which stones arrived, both included. */
  startDate?: string;
  endDate?: string;
  /** `-carat,stock_no`. */
  sort?: string;
};

/** Some codes of an attribute, or (contain 2, spec §4) all but those; stones without a code are among the others. */
export type AttributeFilter = { values: string[]; contain?: ContainCode };
/** Both ends included, as people write them; what is missing is open. */
export type NumberRange = { from?: number | null; to?: number | null };

export const searchModes = { normal: 1, matchPair: 2 } as const;
export type SearchMode = (typeof searchModes)[keyof typeof searchModes];
export const availabilityCodes = { available: 1, notAvailable: 2, all: 3 } as const;
export type AvailabilityCode = (typeof availabilityCodes)[keyof typeof availabilityCodes];
export const containCodes = { contains: 1, doesNotContain: 2 } as const;
export type ContainCode = (typeof containCodes)[keyof typeof containCodes];

/** Spec §4: the statuses that a list of stones is filtered by. */
export const stoneFilterChoices = [1, 4, 5] as const;

/** Attributes that a search filters and counts by; their values are codes, also where those are numbers. */
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

/** What results are sorted by: every range, and these. Ties go by id. */
export const sortColumns = [...searchRanges, "stock_no", "report_no", "arrived_at", ...searchAttributes] as const;
export type SortColumn = (typeof sortColumns)[number];

/** What only those may filter and sort by who may see cost (price-fields.ts). */
export const costColumns = ["disc", "price_per_ct", "provider"] as const satisfies readonly SortColumn[];
const closed: ReadonlySet<string> = new Set(costColumns);
export const isCostColumn = (name: string): boolean => closed.has(name);

/** Numbers in one pasted list. */
export const numbersMax = 500;
export const sortColumnsMax = 4;

/** A sort as its columns, the first the weightiest. */
export const sortKeys = (sort: string | undefined): { column: string; isDown: boolean }[] =>
  sort ? sort.split(",").map((key) => ({ column: key.replace(/^-/, ""), isDown: key.startsWith("-") })) : [];

/** Whether a search says anything but how its stones are sorted. */
export const isEmptySearch = ({ sort: _, diamond_type: __, ...rest }: StoneSearch): boolean =>
  Object.values(rest).every((part) => part === undefined || Object.keys(Object(part)).length === 0);
