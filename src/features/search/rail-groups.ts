import type { AttributeFilter, SearchAttribute, SearchRange } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import { words } from "./words.ts";

/** The chosen values of a group's attributes. */
export type GroupFilters = Partial<Record<SearchAttribute, AttributeFilter>>;

/** A group of the rail: values to choose, bounds to set, or both. */
export interface RailGroup {
  id: string;
  label: string;
  /** The number of chips side by side. */
  columns: number;
  /** The number of values before all are asked for. */
  atFirst?: number;
  attributes: readonly SearchAttribute[];
  ranges: readonly SearchRange[];
  /** The only type of stones that the group concerns. */
  of?: DiamondType;
  /** True for groups that need the right to see cost. */
  needsCost?: true;
  /** True for groups that are folded until they are asked for, or until they have a choice. */
  isRare?: true;
}

const values = (id: string, columns: number, ...attributes: SearchAttribute[]) =>
  ({ id, label: words.groups[id as keyof typeof words.groups], columns, attributes, ranges: [] }) satisfies RailGroup;
const bounds = (id: string, ...ranges: SearchRange[]) =>
  ({
    id,
    label: words.groups[id as keyof typeof words.groups],
    columns: 2,
    attributes: [],
    ranges,
  }) satisfies RailGroup;

/** The filters in the order in which people ask for a stone. */
const railGroups: readonly RailGroup[] = [
  { ...values("shape", 6, "shape"), atFirst: 12 },
  { ...values("carat", 2), ranges: ["carat"] },
  { ...values("color", 4, "color"), atFirst: 12, of: "white" },
  { ...values("fancy_color", 2, "fancy_color"), atFirst: 10, of: "fancy" },
  { ...values("intensity", 2, "intensity"), atFirst: 10, of: "fancy" },
  { ...values("overtone", 2, "overtone"), of: "fancy", isRare: true },
  { ...values("clarity", 3, "clarity"), atFirst: 12 },
  values("finish", 3, "cut", "polish", "symmetry"),
  values("fluorescence", 3, "fluorescence"),
  values("lab", 3, "lab"),
  bounds("price", "markup_ppc", "markup_disc", "sell_amt"),
  values("status", 1, "status"),
  { ...values("location", 2, "location"), atFirst: 8 },
  { ...values("tinge", 2, "shade", "milky", "eye_clean", "black_inclusion"), isRare: true },
  { ...values("media", 2, "has_image", "has_video", "has_certificate", "has_hearts_arrows"), isRare: true },
  { ...bounds("measures", "length", "width", "height", "ratio"), isRare: true },
  {
    ...bounds(
      "proportions",
      "depth_pct",
      "table_pct",
      "crown_angle",
      "crown_height",
      "pavilion_angle",
      "pavilion_depth",
    ),
    isRare: true,
  },
  { ...values("fluorescence_color", 2, "fluorescence_color"), isRare: true },
  { ...values("making", 2, "treatment", "growth_type"), isRare: true },
  { ...values("provider", 1, "provider"), needsCost: true, isRare: true },
  { ...bounds("cost", "price_per_ct", "disc", "rap"), needsCost: true, isRare: true },
];

/** The groups for a type of stones and a viewer. */
export const groupsFor = (type: DiamondType | undefined, seesCost: boolean): readonly RailGroup[] =>
  railGroups.filter(({ of, needsCost }) => (!type || !of || of === type) && (seesCost || !needsCost));
