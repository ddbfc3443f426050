import type { Hundredths } from "#domain/money.ts";
import type { QuoteKind } from "#domain/price.ts";
import type { DiamondType, StoneAttribute, StoneNumber, StoneOrigin, StoneText } from "#domain/stone.ts";
import type { FindingCode, Severity } from "#domain/supply-words.ts";

/** Types that a load keeps: how the columns of its file are read, and what became of its rows. */

type OwnNumber = Exclude<StoneNumber, "ratio">;
type OwnText = Exclude<StoneText, "stock_no">;
export type MoneyField = "rap" | "disc" | "price_per_ct" | "total_amt" | "asking_pct";
export type JoinedField = "measurements" | "cut_polish_symmetry" | "fluorescence_with_color";
type OtherField = "stone_origin" | "diamond_type" | "availability" | "has_hearts_arrows" | "position";
/** The fields that a column of a supplier's file can give. */
export type SupplyField = StoneAttribute | OwnNumber | OwnText | MoneyField | JoinedField | OtherField;

export interface SupplyFieldFact {
  field: SupplyField;
  label: string;
  kind: "code" | "number" | "money" | "text" | "link" | "joined";
  /** True if no stone is taken without it. A price is needed too, in any of its forms. */
  is_needed: boolean;
  /** The list of its codes. */
  master: string | null;
}

/** The form of discounts: −38.5 is below the list, 38.5 is below, or 38.5 is above. */
export type DiscountForm = "signed" | "below" | "above";
export type DecimalForm = "point" | "comma";
export type ChosenBy = "person" | "earlier" | "alias" | "values";

/** The reading of one kind of file. It is kept for the provider and used again. */
export interface Mapping {
  table: number;
  /** The name of the sheet that somebody chose among several; missing or null as long as nobody has. */
  sheet?: string | null;
  /** The line of the last header row; 0 if the file has none. */
  header_row: number;
  /** The number of lines that are joined to the header. */
  header_rows: number;
  encoding: string | null;
  delimiter: string | null;
  rows_path: string | null;
  /** Null if nobody has said it yet. */
  discount: DiscountForm | null;
  /** Null if the file writes both; then 1,234 cannot be read. */
  decimal: DecimalForm | null;
  /** The sign that somebody named for such a file. Where the next one writes both, it counts again; missing or null as long as nobody has. */
  decimal_said?: DecimalForm | null;
  columns: MappedColumn[];
  /** The values that stones get where the file says nothing. A link may carry {report_no} and {org_stock_no}. */
  fixed: { field: SupplyField; value: string }[];
}

export interface MappedColumn {
  column: number;
  header: string;
  /** Null if the column is not used. */
  field: SupplyField | null;
  chosen_by: ChosenBy | null;
  /** Answers for values that are in no list. Null leaves the field empty. */
  values: { raw: string; code: string | null }[];
  /** The factor of numbers: 100 for discounts as fractions, 0.01 for carats in points; 1 if missing. */
  factor?: number;
}

/** A sheet of a file, or the only table of one that has none. */
export interface FileTable {
  name: string;
  is_hidden: boolean;
  /** The table looks like a list of stones; missing where nothing else could be meant. */
  is_stock?: boolean;
  /** Cells whose letters would be others in another encoding, as long as none is proven. */
  doubtful_cells?: string[];
}

/** A column as a person is shown it. */
export interface ColumnFact {
  column: number;
  header: string;
  /** Up to five different values. */
  samples: string[];
  field: SupplyField | null;
  chosen_by: ChosenBy | null;
  /** The fields that the column may be. It is a question if `field` is null and this is not empty. */
  candidates: SupplyField[];
}

export type Question =
  | { kind: "column"; column: number; header: string; samples: string[]; candidates: SupplyField[] }
  | { kind: "discount"; header: string; samples: string[]; percent: string | null }
  | { kind: "scale"; column: number; header: string; field: SupplyField; samples: string[]; factors: number[] }
  | {
      kind: "value";
      column: number;
      header: string;
      field: SupplyField;
      raw: string;
      rows: number;
      candidates: string[];
      /** The answer for the same value at another provider. */
      suggested?: { answer: string; provider: string };
    }
  | { kind: "missing"; field: SupplyField }
  | { kind: "table"; names: string[] }
  | { kind: "decimal"; samples: string[] };

export interface Code {
  code: string;
  name: string;
}

/** The house's knowledge that a file lacks: its codes, its other spellings, its list prices. */
export interface World {
  codes: ReadonlyMap<StoneAttribute, readonly Code[]>;
  /** Other spellings of codes: keywords of the house, answers given for this provider before. */
  aliases?: ReadonlyMap<SupplyField, ReadonlyMap<string, string>>;
  rapOf(stone: { shape: string; color: string; clarity: string; carat: Hundredths }): Hundredths | null;
}

/** A line of a file as the readers of server/formats hand it over. */
export interface FileRow {
  line: number;
  cells: readonly string[];
  isHidden?: true;
  faults?: readonly { column: number; fault: string }[];
}

export interface Finding {
  line: number;
  column: number | null;
  field: SupplyField | null;
  severity: Severity;
  code: FindingCode;
  raw: string;
  /** The earlier line that has the same. */
  other_line?: number;
}

/** A row's own word on its price, as it stands there; `disc` is in the file's own form, but as a percentage. */
export interface GivenMoney {
  carat: Hundredths | null;
  rap: Hundredths | null;
  disc: Hundredths | null;
  /** True if the discount itself says that it is below or above the list. */
  is_disc_said: boolean;
  price_per_ct: Hundredths | null;
  total_amt: Hundredths | null;
  /** Numbers as their cells write them; null where the file does not say them. */
  written: { carat: string | null; disc: string | null };
}

export interface UnknownValue {
  column: number;
  field: SupplyField;
  raw: string;
}

export interface ReadRow {
  line: number;
  /** Null if a finding refuses the row, or if the line is no stone (a total, a repeated header). */
  stone: SupplyStone | null;
  /** The stone that the row takes away without saying more of it than its number. */
  gone: GoneStone | null;
  /** The supplier's number, also of a refused row: its stone is not gone. */
  org_stock_no: string | null;
  raw: readonly string[];
  findings: Finding[];
  unknown: UnknownValue[];
  money: GivenMoney;
}

/** RapNet's codes of availability. */
export const availabilities = ["G", "STPS", "M", "NA"] as const;
export type Availability = (typeof availabilities)[number];

/** A stone of which a row says no more than that it is gone. */
export type GoneStone = { org_stock_no: string; availability: "NA" };

/** A stone as a load writes it: decimals as text with the decimals of their columns. */
export type SupplyStone = { [A in Exclude<StoneAttribute, "shape">]: string | null } & {
  [N in Exclude<OwnNumber, "carat">]: string | null;
} & { [T in Exclude<OwnText, "org_stock_no">]: string | null } & {
  org_stock_no: string;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  shape: string;
  carat: string;
  has_hearts_arrows: boolean;
  availability: Availability | null;
  /** The price as the provider quotes it. */
  quote_kind: QuoteKind;
  quote: string;
  /** The house's list price and the discount to it; both null if the list has none. */
  rap: string | null;
  disc: string | null;
  price_per_ct: string;
};
