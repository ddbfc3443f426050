/** The fields of a stone: their names on the wire, their labels, and the lists of their codes. */

export const diamondTypes = ["white", "fancy"] as const;
export type DiamondType = (typeof diamondTypes)[number];

/** Spec §1: 1 lab grown, 2 natural. */
export const originCodes = { labGrown: 1, natural: 2 } as const;
export const stoneOrigins = [originCodes.labGrown, originCodes.natural] as const;
export type StoneOrigin = (typeof stoneOrigins)[number];
export const originNames: Record<StoneOrigin, string> = { 1: "Lab grown", 2: "Natural" };

/** An attribute with a code of a master. `picked` is its name in the selection data of spec §3, if it has one. */
type Attribute = { label: string; master: string; picked?: string };

export const stoneAttributes = {
  shape: { label: "Shape", master: "SHAPE", picked: "shape" },
  color: { label: "Colour", master: "COLOR", picked: "color" },
  fancy_color: { label: "Fancy colour", master: "FANCY_COLOR", picked: "fancy" },
  overtone: { label: "Overtone", master: "OVERTONE", picked: "overtone" },
  intensity: { label: "Intensity", master: "INTENSITY", picked: "intensity" },
  clarity: { label: "Clarity", master: "CLARITY", picked: "clarity" },
  lab: { label: "Lab", master: "LAB", picked: "lab" },
  cut: { label: "Cut", master: "CUT", picked: "cut" },
  shade: { label: "Shade", master: "SHADE", picked: "shade" },
  polish: { label: "Polish", master: "POLISH", picked: "polish" },
  milky: { label: "Milky", master: "MILKY", picked: "milky" },
  symmetry: { label: "Symmetry", master: "SYMMETRY", picked: "symmetry" },
  location: { label: "Location", master: "LOCATION", picked: "location" },
  fluorescence: { label: "Fluorescence", master: "FLUORESCENCE", picked: "fluorescence" },
  fluorescence_color: { label: "Fluorescence colour", master: "FLUORESCENCE_COLOR" },
  eye_clean: { label: "Eye clean", master: "EYE_CLEAN" },
  black_inclusion: { label: "Black inclusion", master: "BLACK_INCLUSION" },
  white_inclusion: { label: "White inclusion", master: "WHITE_INCLUSION" },
  open_inclusion: { label: "Open inclusion", master: "OPEN_INCLUSION" },
  girdle_thin: { label: "Girdle from", master: "GIRDLE" },
  girdle_thick: { label: "Girdle to", master: "GIRDLE" },
  culet: { label: "Culet", master: "CULET" },
  treatment: { label: "Treatment", master: "TREATMENT" },
  growth_type: { label: "Growth", master: "GROWTH_TYPE" },
} as const satisfies Record<string, Attribute>;
export type StoneAttribute = keyof typeof stoneAttributes;
export const stoneAttributeNames = Object.keys(stoneAttributes) as StoneAttribute[];

/** Numbers of a stone with their unit and their kept decimals. */
export const stoneNumbers = {
  carat: { label: "Carat", unit: "ct", decimals: 2 },
  length: { label: "Length", unit: "mm", decimals: 2 },
  width: { label: "Width", unit: "mm", decimals: 2 },
  height: { label: "Height", unit: "mm", decimals: 2 },
  ratio: { label: "Ratio", unit: "", decimals: 2 },
  depth_pct: { label: "Depth", unit: "%", decimals: 1 },
  table_pct: { label: "Table", unit: "%", decimals: 1 },
  crown_angle: { label: "Crown angle", unit: "°", decimals: 1 },
  crown_height: { label: "Crown height", unit: "%", decimals: 1 },
  pavilion_angle: { label: "Pavilion angle", unit: "°", decimals: 1 },
  pavilion_depth: { label: "Pavilion depth", unit: "%", decimals: 1 },
  girdle_pct: { label: "Girdle", unit: "%", decimals: 1 },
} as const;
export type StoneNumber = keyof typeof stoneNumbers;
export const stoneNumberNames = Object.keys(stoneNumbers) as StoneNumber[];

/** Texts of a stone without a code. */
export const stoneTexts = {
  stock_no: "Stock number",
  org_stock_no: "Supplier's stock number",
  report_no: "Report number",
  key_to_symbols: "Key to symbols",
  comment: "Comment",
  laser_inscription: "Laser inscription",
  image: "Image",
  video: "Video",
  certificate: "Certificate",
} as const;
export type StoneText = keyof typeof stoneTexts;
export const stoneTextNames = Object.keys(stoneTexts) as StoneText[];

/** Prices: the list's, the house's own (`costFields` of price-fields.ts), and the viewer's. */
export const stonePrices = {
  rap: "Rap",
  disc: "Cost disc %",
  price_per_ct: "Cost price/ct",
  total_amt: "Cost",
  markup_disc: "Disc %",
  markup_ppc: "Price/ct",
  sell_amt: "Amount",
} as const;
