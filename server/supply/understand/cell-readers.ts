import type { MappedColumn, SupplyField, World } from "../mapping.ts";
import {
  type CellRead,
  type CellReader,
  found,
  nothing,
  type Reading,
  said,
  type TextSaid,
  type TextSlot,
  unknown,
} from "./cell-read.ts";
import { codeKey, codeLookup } from "./code-lookup.ts";
import { fancyIn, finishIn, girdleIn, glowIn, measurementsIn } from "./joined-values.ts";
import { amountReader, askingReader, discReader, numberReader } from "./number-cells.ts";
import { linkRead, stockNoRead, textRead } from "./text-cells.ts";

/** The reader of a column's cells. */
export function cellReader(field: SupplyField, reading: Reading): CellReader {
  switch (field) {
    case "org_stock_no":
      return stockNoRead;
    case "report_no":
    case "key_to_symbols":
    case "comment":
    case "laser_inscription":
      return (raw) => textRead(field, raw);
    case "image":
    case "video":
    case "certificate":
      return (raw) => linkRead(field, raw);
    case "rap":
    case "price_per_ct":
    case "total_amt":
      return amountReader(field, reading);
    case "disc":
      return discReader(reading);
    case "asking_pct":
      return askingReader(reading);
    case "carat":
    case "length":
    case "width":
    case "height":
    case "depth_pct":
    case "table_pct":
    case "crown_angle":
    case "crown_height":
    case "pavilion_angle":
    case "pavilion_depth":
    case "girdle_pct":
      return numberReader(field, reading);
    case "measurements":
      return measurementsReader(reading);
    case "cut_polish_symmetry":
      return answered(reading.column, finishReader(reading.world));
    case "fluorescence":
    case "fluorescence_with_color":
      return answered(reading.column, glowReader(reading.world));
    case "girdle_thin":
      return answered(reading.column, girdleReader(reading.world));
    case "position":
      return () => nothing; // it belongs to the row, not to the stone (read-rows.ts)
    case "cut":
      return answered(reading.column, either(codeReader(field, reading.world), finishReader(reading.world)));
    case "color":
    case "fancy_color":
      return answered(reading.column, either(codeReader(field, reading.world), fancyReader(reading.world)));
    default:
      return answered(reading.column, codeReader(field, reading.world));
  }
}

function codeReader(field: TextSlot & SupplyField, world: World): CellReader {
  const lookup = codeLookup(field, world);
  return (raw) => {
    const one = lookup(raw);
    if (one === null) return unknown;
    return said([{ slot: field, text: one.code }], [], one.isHalfGrade ? ["halfGrade"] : []);
  };
}

/** No code is longer, however it is spelled; a cell may be. */
const LONGEST = 100;

/** A person's answer for a value counts first; null leaves the field empty. */
function answered({ values }: Pick<MappedColumn, "values">, read: CellReader): CellReader {
  const reader: CellReader = (raw) => (raw.length > LONGEST ? unknown : read(raw));
  if (values.length === 0) return reader;
  const answers = new Map(values.map(({ raw, code }) => [codeKey(raw), code]));
  return (raw) => {
    const answer = answers.get(codeKey(raw));
    return answer === null ? nothing : reader(answer ?? raw);
  };
}

/** The second reader is asked where the first knows nothing. */
const either =
  (first: CellReader, second: CellReader): CellReader =>
  (raw) => {
    const read = first(raw);
    return read.isUnknown ? second(raw) : read;
  };

function measurementsReader(reading: Reading): CellReader {
  const readers = (["length", "width", "height"] as const).map((field) => numberReader(field, reading));
  return (raw) => {
    const parts = raw.length > LONGEST ? null : measurementsIn(raw);
    return parts === null ? found("joinedUnreadable") : merged(parts.map((part, at) => readers[at]?.(part) ?? nothing));
  };
}

const merged = (reads: readonly CellRead[]): CellRead =>
  said(
    reads.flatMap(({ texts }) => texts),
    reads.flatMap(({ numbers }) => numbers),
    [...new Set(reads.flatMap(({ codes }) => codes))],
  );

function finishReader(world: World): CellReader {
  const grades = {
    cut: codeLookup("cut", world),
    polish: codeLookup("polish", world),
    symmetry: codeLookup("symmetry", world),
  };
  return (raw) => {
    const finish = finishIn(raw, grades);
    if (finish === null) return unknown;
    const { cut, polish, symmetry } = finish;
    const both: TextSaid[] = [
      { slot: "polish", text: polish },
      { slot: "symmetry", text: symmetry },
    ];
    return said(cut === null ? both : [{ slot: "cut", text: cut }, ...both]);
  };
}

function glowReader(world: World): CellReader {
  const intensityOf = codeLookup("fluorescence", world);
  const colorOf = codeLookup("fluorescence_color", world);
  return (raw) => {
    const glow = glowIn(raw, intensityOf, colorOf);
    if (glow === null) return unknown;
    const intensity: TextSaid = { slot: "fluorescence", text: glow.intensity };
    return said(glow.color === null ? [intensity] : [intensity, { slot: "fluorescence_color", text: glow.color }]);
  };
}

function girdleReader(world: World): CellReader {
  const lookup = codeLookup("girdle_thin", world);
  return (raw) => {
    const girdle = girdleIn(raw, lookup);
    if (girdle === null) return unknown;
    return said([
      { slot: "girdle_thin", text: girdle.thin },
      { slot: "girdle_thick", text: girdle.thick },
    ]);
  };
}

/** "FANCY" or "*" in a column of colours says only that other columns give it. */
const elsewhere = /^\s*(?:\*+|fancy(?:\s+colou?r)?|fc)\s*$/i;

function fancyReader(world: World): CellReader {
  const lists = {
    color: codeLookup("fancy_color", world),
    intensity: codeLookup("intensity", world),
    overtone: codeLookup("overtone", world),
  };
  return (raw) => {
    if (elsewhere.test(raw)) return nothing;
    const fancy = fancyIn(raw, lists);
    if (fancy === null) return unknown;
    const texts: TextSaid[] = [{ slot: "fancy_color", text: fancy.color }];
    if (fancy.intensity !== null) texts.push({ slot: "intensity", text: fancy.intensity });
    if (fancy.overtone !== null) texts.push({ slot: "overtone", text: fancy.overtone });
    return said(texts);
  };
}
