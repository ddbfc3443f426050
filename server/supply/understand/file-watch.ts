import { type FindingCode, severityOf } from "#domain/supply-words.ts";
import type {
  DiscountForm,
  Finding,
  GivenMoney,
  MappedColumn,
  Mapping,
  Question,
  ReadRow,
  SupplyField,
  World,
} from "../mapping.ts";
import { likelyCodes } from "./code-lookup.ts";
import { DiscountForms } from "./discount-form.ts";
import { readNumber } from "./numbers.ts";

const QUESTIONS_MOST = 200;
const SAMPLES = 5;

/**
 * Facts that take the whole file: numbers that stand twice, the form of discounts and weights, values that nobody
 * knows.
 */
export class FileWatch {
  readonly #world: World;
  readonly #stocks = new Map<string, number>();
  readonly #reports = new Map<string, number>();
  readonly #discounts = new DiscountForms();
  readonly #weights = new Weights();
  /** Numbers with two meanings, as long as nobody has said which sign the file writes decimals with. */
  readonly #ambiguous = new Set<string>();
  readonly #unknown = new Map<string, { column: number; field: SupplyField; raw: string; rows: number }>();
  /** Rows whose price hangs on a discount of which nobody knows the side. */
  #undecided = 0;
  #contradictions = 0;
  #rows = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Looks at the next row. What it answers belongs to the row; a finding that refuses takes the stone out. */
  see(row: ReadRow): Finding[] {
    this.#rows += 1;
    this.#seeMoney(row.money);
    for (const { code, raw } of row.findings) {
      if (code === "discountUndecided") this.#undecided += 1;
      if (isUnread(code) && readNumber(raw, null) === "ambiguous" && this.#ambiguous.size < SAMPLES) {
        this.#ambiguous.add(raw);
      }
      if (code === "priceContradicts" || code === "priceContradictsFar") this.#contradictions += 1;
    }
    for (const one of row.unknown) {
      const key = `${one.column} ${one.raw}`;
      const known = this.#unknown.get(key);
      if (known) known.rows += 1;
      else if (this.#unknown.size < QUESTIONS_MOST) this.#unknown.set(key, { ...one, rows: 1 });
    }
    return this.#repeated(row);
  }

  #seeMoney({ disc, is_disc_said, rap, price_per_ct, carat, written }: GivenMoney): void {
    if (carat !== null) this.#weights.see(carat, written.carat);
    if (disc !== null && !is_disc_said) this.#discounts.see({ disc, written: written.disc, rap, price_per_ct });
  }

  #repeated({ line, org_stock_no, stone }: ReadRow): Finding[] {
    const findings: Finding[] = [];
    if (org_stock_no !== null) {
      const first = firstLine(this.#stocks, org_stock_no, line);
      if (first !== null) findings.push(finding("stockNoRepeated", "org_stock_no", org_stock_no, line, first));
    }
    const report = stone?.report_no ?? null;
    if (report !== null && findings.length === 0) {
      const first = firstLine(this.#reports, report, line);
      if (first !== null) findings.push(finding("reportRepeated", "report_no", report, line, first));
    }
    return findings;
  }

  /** The rows seen, and those whose own prices contradict each other. */
  get counts(): { rows: number; contradictions: number } {
    return { rows: this.#rows, contradictions: this.#contradictions };
  }

  /** The form of discounts that the whole file proves; null if it proves none. */
  get discount(): DiscountForm | null {
    return this.#discounts.form;
  }

  /** The questions to a person before the rows are taken. */
  questions(mapping: Mapping): Question[] {
    return [
      ...this.#decimalQuestions(mapping),
      ...this.#discountQuestions(mapping),
      ...this.#weightQuestions(mapping),
      ...this.#valueQuestions(mapping),
    ];
  }

  #decimalQuestions({ decimal }: Mapping): Question[] {
    const isOpen = decimal === null && this.#ambiguous.size > 0;
    return isOpen ? [{ kind: "decimal", samples: [...this.#ambiguous] }] : [];
  }

  #discountQuestions({ discount, columns }: Mapping): Question[] {
    const column = columnOf(columns, "disc");
    if (!column) return [];
    const isOpen = discount === null ? this.#undecided > 0 : this.#discounts.disproves(discount);
    if (!isOpen) return [];
    const { samples, percent } = this.#discounts;
    return [{ kind: "discount", header: column.header, samples, percent }];
  }

  #weightQuestions({ columns }: Mapping): Question[] {
    const column = columnOf(columns, "carat");
    if (!column || column.factor !== undefined || !this.#weights.mayBePoints) return [];
    const { header } = column;
    const samples = this.#weights.samples;
    return [{ kind: "scale", column: column.column, header, field: "carat", samples, factors: [1, 0.01] }];
  }

  #valueQuestions({ columns }: Mapping): Question[] {
    return [...this.#unknown.values()]
      .sort((a, b) => b.rows - a.rows)
      .map(({ column, field, raw, rows }) => ({
        kind: "value",
        column,
        header: columns.find((one) => one.column === column)?.header ?? "",
        field,
        raw,
        rows,
        candidates: likelyCodes(field, raw, this.#world),
      }));
  }
}

const isUnread = (code: FindingCode) => code === "numberAmbiguous" || code === "neededUnreadable";

const columnOf = (columns: readonly MappedColumn[], field: SupplyField) => columns.find((one) => one.field === field);

/** A shorter text is a copy already: V8 makes windows of longer ones alone. */
const WINDOW_LEAST = 13;
/**
 * A long text of a file is often a window on the piece of the file that it was read from. A copy of its own lets the piece
 * go: numbers are kept for as long as the file is read.
 */
const ownCopy = (text: string): string => (text.length < WINDOW_LEAST ? text : Buffer.from(text).toString());

/** The earlier line with the same number; null if this is the first. */
function firstLine(lines: Map<string, number>, number: string, line: number): number | null {
  const first = lines.get(number);
  if (first === undefined) lines.set(ownCopy(number), line);
  return first ?? null;
}

const finding = (
  code: "stockNoRepeated" | "reportRepeated",
  field: SupplyField,
  raw: string,
  line: number,
  other_line: number,
): Finding => ({ line, column: null, field, severity: severityOf(code), code, raw, other_line });

const WHOLE_CARAT = 100;
const POINTS_LEAST = 18 * WHOLE_CARAT;

/** ASSUMPTION: a file whose weights are all whole and mostly of 18 carats and more writes points. */
class Weights {
  #all = 0;
  #whole = 0;
  #heavy = 0;
  readonly samples: string[] = [];

  see(carat: number, written: string | null): void {
    this.#all += 1;
    if (carat % WHOLE_CARAT !== 0) return;
    this.#whole += 1;
    if (carat >= POINTS_LEAST) this.#heavy += 1;
    if (this.samples.length < SAMPLES) this.samples.push(written ?? String(carat / WHOLE_CARAT));
  }

  get mayBePoints(): boolean {
    return this.#all > 0 && this.#whole === this.#all && this.#heavy >= this.#all / 2;
  }
}
