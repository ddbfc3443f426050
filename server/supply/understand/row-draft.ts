import type { Hundredths } from "#domain/money.ts";
import { type FindingCode, severityOf } from "#domain/supply-words.ts";
import type { FileRow, Finding, SupplyField, UnknownValue } from "../mapping.ts";
import type { CellRead, NumberSlot, TextSlot } from "./cell-read.ts";

type Texts = { [S in TextSlot]: string | null };
type Numbers = { [S in NumberSlot]: Hundredths | null };

const SHOWN = 200;
/** A cell as it is shown, cut to a readable length. */
const short = (raw: string): string => (raw.length > SHOWN ? `${raw.slice(0, SHOWN)}…` : raw);

/** The finding for a needed field, by the finding in its cell. */
const asNeeded: Partial<Record<FindingCode, FindingCode>> = {
  codeUnknown: "neededCodeUnknown",
  numberUnreadable: "neededUnreadable",
  numberAmbiguous: "neededUnreadable",
  numberOutOfRange: "neededUnreadable",
  cellError: "neededCellError",
  cellWithoutValue: "neededCellError",
};

/** A row while it is read: what its cells gave, and what was found. */
export class RowDraft {
  readonly row: FileRow;
  readonly texts: Texts = emptyTexts();
  readonly numbers: Numbers = emptyNumbers();
  readonly findings: Finding[] = [];
  readonly unknown: UnknownValue[] = [];
  isDiscSaid = false;
  /** Numbers as their cells write them: a provider knows his own figure by that. */
  readonly written: { carat: string | null; disc: string | null } = { carat: null, disc: null };
  isRefused = false;

  constructor(row: FileRow) {
    this.row = row;
  }

  /** Takes what a cell says. What an earlier column gave stays. */
  take(read: CellRead, column: number | null, field: SupplyField, raw: string): void {
    for (const { slot, text } of read.texts) this.texts[slot] ??= text;
    for (const { slot, value } of read.numbers) {
      if (this.numbers[slot] !== null) continue;
      this.numbers[slot] = value;
      if (slot === "disc") this.isDiscSaid = read.isDiscSaid;
      if (slot === "disc" || slot === "carat") this.written[slot] = raw || null;
    }
    for (const code of read.codes) this.find(code, field, column, raw);
    if (read.isUnknown && column !== null) this.unknown.push({ column, field, raw: short(raw) });
  }

  find(code: FindingCode, field: SupplyField | null, column: number | null, raw: string): void {
    const severity = severityOf(code);
    if (severity === "refuses") this.isRefused = true;
    this.findings.push({ line: this.row.line, column, field, severity, code, raw: short(raw) });
  }

  /** Says of a field without a value that the stone needs it; what its cell held is said only once. */
  need(field: SupplyField, column: number | null, missing: FindingCode = "neededMissing"): void {
    for (const finding of this.findings) {
      const code = finding.field === field ? asNeeded[finding.code] : undefined;
      if (code === undefined) continue;
      finding.code = code;
      finding.severity = severityOf(code);
      this.isRefused = true;
      return;
    }
    if (!this.findings.some((one) => one.field === field && one.severity === "refuses"))
      this.find(missing, field, column, "");
  }
}

/** Written out, so that every draft has the same shape and is quick to make. */
const emptyTexts = (): Texts => ({
  org_stock_no: null,
  report_no: null,
  key_to_symbols: null,
  comment: null,
  laser_inscription: null,
  image: null,
  video: null,
  certificate: null,
  stone_origin: null,
  diamond_type: null,
  availability: null,
  has_hearts_arrows: null,
  shape: null,
  color: null,
  fancy_color: null,
  overtone: null,
  intensity: null,
  clarity: null,
  lab: null,
  cut: null,
  shade: null,
  polish: null,
  milky: null,
  symmetry: null,
  location: null,
  fluorescence: null,
  fluorescence_color: null,
  eye_clean: null,
  black_inclusion: null,
  white_inclusion: null,
  open_inclusion: null,
  girdle_thin: null,
  girdle_thick: null,
  culet: null,
  treatment: null,
  growth_type: null,
  carat: null,
  length: null,
  width: null,
  height: null,
  depth_pct: null,
  table_pct: null,
  crown_angle: null,
  crown_height: null,
  pavilion_angle: null,
  pavilion_depth: null,
  girdle_pct: null,
});

const emptyNumbers = (): Numbers => ({
  carat: null,
  length: null,
  width: null,
  height: null,
  depth_pct: null,
  rap: null,
  disc: null,
  price_per_ct: null,
  total_amt: null,
});
