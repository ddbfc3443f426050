import { costFields } from "../price-fields.ts";
import { type DiamondType, stoneAttributes, stoneNumbers, stonePrices, stoneTexts } from "../stone.ts";

/**
 * The kind of a column. `code` is one of a master, `status` is spec §4's code of a stone, `percent` is in percent: −45
 * is 45 below.
 */
export type ColumnKind = "text" | "code" | "number" | "money" | "percent" | "date" | "link" | "status";

/** The lists of stones. Each begins with its own columns. */
export const stoneViews = ["search", "matchpair", "arrival", "collection", "special"] as const;
export type StoneView = (typeof stoneViews)[number];

type Written = {
  /** The full label, for the choice of columns. */
  label: string;
  /** The head of the column, with the unit. look.md keeps the heads of letters and figures short. */
  head: string;
  kind: ColumnKind;
  /** Spec §9: two decimals for every number that can have any. */
  decimals?: 2;
  unit?: string;
  /** The lists that begin with it; absent means none. */
  on?: readonly StoneView[];
  /** The only type of stones that the column concerns. */
  of?: DiamondType;
};

const everywhere = stoneViews;
const but = (...views: StoneView[]) => stoneViews.filter((view) => !views.includes(view));

const attribute = (name: keyof typeof stoneAttributes, on?: readonly StoneView[], head?: string) => {
  const { label } = stoneAttributes[name];
  return { label, head: head ?? label, kind: "code", ...(on && { on }) } as const satisfies Written;
};
const text = (name: keyof typeof stoneTexts, on?: readonly StoneView[], head?: string) => {
  const label = stoneTexts[name];
  return { label, head: head ?? label, kind: "text", ...(on && { on }) } as const satisfies Written;
};
const link = (name: "image" | "video" | "certificate", on?: readonly StoneView[]) =>
  ({ ...text(name, on), kind: "link" }) as const satisfies Written;
const number = (name: keyof typeof stoneNumbers, on?: readonly StoneView[]) => {
  const { label, unit } = stoneNumbers[name];
  const kind = unit === "%" ? "percent" : "number";
  return { label, head: `${label} ${unit}`.trim(), kind, decimals: 2, unit, ...(on && { on }) } as const;
};
const price = (name: keyof typeof stonePrices, head: string, on?: readonly StoneView[]) => {
  const isPercent = head.endsWith("%");
  return {
    label: stonePrices[name],
    head,
    kind: isPercent ? "percent" : "money",
    decimals: 2,
    unit: isPercent ? "%" : "$",
    ...(on && { on }),
  } as const;
};

/**
 * Every column that a list of stones can have, in the order of its delivery. Screens and files both follow it
 * (screens.md, Export). The first names the row, and is always there.
 */
const written = {
  stock_no: text("stock_no", everywhere, "Stock no"),
  stone_origin: { label: "Origin", head: "Origin", kind: "text", on: everywhere },
  image: link("image"),
  video: link("video"),
  certificate: link("certificate"),
  shape: attribute("shape", everywhere),
  carat: { ...number("carat", everywhere), head: "Carat" },
  color: { ...attribute("color", everywhere, "Col"), of: "white" },
  fancy_color: { ...attribute("fancy_color", everywhere), of: "fancy" },
  intensity: { ...attribute("intensity"), of: "fancy" },
  overtone: { ...attribute("overtone"), of: "fancy" },
  clarity: attribute("clarity", everywhere, "Cla"),
  cut: attribute("cut", everywhere),
  polish: attribute("polish", everywhere, "Pol"),
  symmetry: attribute("symmetry", everywhere, "Sym"),
  fluorescence: attribute("fluorescence", everywhere, "Fluo"),
  fluorescence_color: attribute("fluorescence_color"),
  lab: attribute("lab", everywhere),
  // The price of a stone, and whether it is free, are in sight without a sideways scroll. Later ones may lie beyond it.
  markup_disc: price("markup_disc", "Disc %", everywhere),
  markup_ppc: price("markup_ppc", "Price $/ct", everywhere),
  sell_amt: price("sell_amt", "Amount $", everywhere),
  status: { label: "Status", head: "Status", kind: "status", on: everywhere },
  rap: price("rap", "Rap $/ct", everywhere),
  disc: price("disc", "Cost disc %", but("matchpair", "special")),
  price_per_ct: price("price_per_ct", "Cost $/ct", but("matchpair", "special")),
  total_amt: price("total_amt", "Cost $", but("matchpair", "special")),
  report_no: text("report_no", everywhere, "Report no"),
  measurements: { label: "Measurements", head: "Measurements mm", kind: "text", unit: "mm", on: everywhere },
  length: number("length"),
  width: number("width"),
  height: number("height"),
  ratio: number("ratio", but("collection", "special")),
  depth_pct: number("depth_pct", everywhere),
  table_pct: number("table_pct", everywhere),
  crown_angle: number("crown_angle"),
  crown_height: number("crown_height"),
  pavilion_angle: number("pavilion_angle"),
  pavilion_depth: number("pavilion_depth"),
  girdle_thin: attribute("girdle_thin"),
  girdle_thick: attribute("girdle_thick"),
  girdle_pct: number("girdle_pct"),
  culet: attribute("culet"),
  shade: attribute("shade"),
  milky: attribute("milky"),
  eye_clean: attribute("eye_clean"),
  black_inclusion: attribute("black_inclusion"),
  white_inclusion: attribute("white_inclusion"),
  open_inclusion: attribute("open_inclusion"),
  has_hearts_arrows: { label: "Hearts and arrows", head: "H&A", kind: "text" },
  growth_type: attribute("growth_type"),
  treatment: attribute("treatment"),
  location: attribute("location", everywhere),
  provider: { label: "Provider", head: "Provider", kind: "text", on: ["search", "arrival"] },
  arrived_at: { label: "Arrived", head: "Arrived", kind: "date", on: ["arrival"] },
  org_stock_no: text("org_stock_no", undefined, "Supplier's no"),
  laser_inscription: text("laser_inscription"),
  key_to_symbols: text("key_to_symbols"),
  comment: text("comment"),
} as const satisfies Record<string, Written>;

export type StoneColumnId = keyof typeof written;
export type StoneColumn = Omit<Written, "on"> & {
  id: StoneColumnId;
  /** True for columns that need the right to see the house's cost (price-fields.ts). */
  needsCost: boolean;
  on: readonly StoneView[];
};

const closed: ReadonlySet<string> = new Set([...costFields, "provider", "org_stock_no"]);

export const stoneColumns: readonly StoneColumn[] = Object.entries<Written>(written).map(([id, column]) => ({
  ...column,
  id: id as StoneColumnId,
  needsCost: closed.has(id),
  on: column.on ?? [],
}));
export const stoneColumnIds: readonly StoneColumnId[] = stoneColumns.map(({ id }) => id);

/** A column that only a screen has: a file names the links in columns of their own. */
type DrawnColumn = { id: string; label: string; behind: StoneColumnId };

/** The picture, film and certificate of a stone as small signs. New arrivals have theirs in a fixed place. */
export const mediaOnScreen: DrawnColumn = { id: "media", label: "Media", behind: "stone_origin" };

/** The columns of a list with that of media, where the list has it, in its delivered place. */
export function withMedia<C extends { id: string }>(view: StoneView, columns: readonly C[], media: C): readonly C[] {
  if (view !== "search") return columns;
  return columns.flatMap((column) => (column.id === mediaOnScreen.behind ? [column, media] : [column]));
}

/** The columns that a viewer may see at all. */
export const columnsFor = ({ seesCost }: { seesCost: boolean }): readonly StoneColumn[] =>
  stoneColumns.filter(({ needsCost }) => seesCost || !needsCost);

/** The columns that a list begins with. For stones of one type, the columns of the other type are left out. */
export const columnsOfView = (
  view: StoneView,
  viewer: { seesCost: boolean },
  type?: DiamondType,
): readonly StoneColumn[] =>
  columnsFor(viewer).filter((column) => column.on.includes(view) && (!type || !column.of || column.of === type));
