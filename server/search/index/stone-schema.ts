import { defineSchema, type Schema, type SchemaDescription } from "./schema.ts";

/** The values that differ from house to house: the coded columns with the house's own rows. */
export interface HouseValues {
  readonly providers: readonly string[];
  readonly locations: readonly string[];
  readonly caratRanges: readonly string[];
  /** The number of a viewer's factors; by default provider × carat range. */
  readonly buckets?: number;
  /** More coded columns of the house, and other values for some of these. */
  readonly coded?: Readonly<Record<string, readonly string[]>>;
}

const words = (list: string) => list.split(" ");

/** The values of the trade (spec §3, and the domain's lists); `-` is none, or does not apply. */
export const stoneValues = {
  stone_origin: words("LAB NATURAL"),
  diamond_type: words("WHITE FANCY"),
  /** by their codes of spec §4 */
  status: words("1 2 3 4 5 8"),
  shape: words(
    "ROUND OVAL PEAR CUSHION PRINCESS EMERALD RADIANT MARQUISE HEART ASSCHER SQ_EMERALD CUSHION_MOD TRILLIANT BAGUETTE TAPERED_BAGUETTE OLD_MINER OLD_EUROPEAN HALF_MOON SHIELD KITE TRAPEZOID BRIOLETTE BULLET OCTAGONAL OTHER",
  ),
  color: words("- D E F G H I J K L M N O-P Q-R S-T U-V W-X Y-Z"),
  clarity: words("- FL IF VVS1 VVS2 VS1 VS2 SI1 SI2 SI3 I1 I2 I3"),
  cut: words("- ID EX VG G F P"),
  polish: words("- ID EX VG G F P"),
  symmetry: words("- ID EX VG G F P"),
  lab: words("NONE GIA IGI HRD GCAL AGS GSI DCLA CGL IIDGR EGL SGL FM"),
  fluorescence: words("NON VSL FNT MED STG VST"),
  shade: words("NONE YELLOW BROWN GREEN GREY BLACK PINK BLUE MIX"),
  milky: words("NONE M1 M2 M3"),
  fancy_color: words(
    "- YELLOW PINK BLUE GREEN ORANGE BROWN RED PURPLE VIOLET GRAY BLACK WHITE CHAMPAGNE COGNAC CHAMELEON OTHER",
  ),
  intensity: words("- FNT VLT LGT FCL FCY FDK FCI FCV FDP"),
  overtone: words("- NONE YELLOWISH BROWNISH GREENISH PINKISH PURPLISH GRAYISH ORANGY REDDISH BLUISH BROWN GRAY OTHER"),
  eye_clean: words("- Y N BORDERLINE"),
  black_inclusion: words("- NONE BT0 BT1 BT2 BT3 BC0 BC1 BC2 BC3"),
} as const;

const measured = (name: string, scale: number) => ({ name, type: "u16", scale, isNullable: true }) as const;

/** The columns of a house's stones, which the database layer fills unless it describes its own. */
export function stoneDescription(house: HouseValues): SchemaDescription {
  const { providers, locations, caratRanges, buckets } = house;
  const own = { provider: providers, location: locations, carat_range: caratRanges };
  const coded: Record<string, readonly string[]> = { ...stoneValues, ...own, ...house.coded };
  return {
    attributes: Object.entries(coded).map(([name, values]) => ({ name, values })),
    numbers: [
      { name: "carat", type: "u16", scale: 2 },
      { name: "rap", type: "u32", scale: 2, isNullable: true },
      { name: "disc", type: "i16", scale: 2, isNullable: true },
      { name: "price_per_ct", type: "u32", scale: 2 },
      { name: "rest", type: "i16", scale: 2 },
      ...["length", "width", "height", "ratio"].map((name) => measured(name, 2)),
      ...["depth_pct", "table_pct", "crown_angle", "pavilion_angle"].map((name) => measured(name, 1)),
    ],
    keys: [{ name: "stock_no", isOrdered: true }, { name: "report_no" }, { name: "org_stock_no" }],
    price: {
      perCarat: "price_per_ct",
      list: "rap",
      discount: "disc",
      carat: "carat",
      rest: "rest",
      buckets: buckets ?? providers.length * caratRanges.length,
      own: { perCarat: "markup_ppc", amount: "sell_amt", discount: "markup_disc" },
    },
    availability: { attribute: "status", available: ["1"] },
    clusterBy: ["diamond_type", "stone_origin", "shape", "carat"],
  };
}

/** The checked default schema. */
export const stoneSchema = (house: HouseValues): Schema => defineSchema(stoneDescription(house));
