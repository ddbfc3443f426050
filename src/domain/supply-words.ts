import { exact } from "./format.ts";

/** A load's sentence about a cell or a row of a supplier's file: one plain sentence for each finding. */

/** A finding refuses the row, warns of it, or notes what was done. */
export const severities = ["refuses", "warns", "notes"] as const;
export type Severity = (typeof severities)[number];

type Words = { severity: Severity; sentence: string };

const findings = {
  // The needs of a stone
  stockNoMissing: { severity: "refuses", sentence: "The stock number is missing." },
  stockNoTooLong: { severity: "refuses", sentence: "The stock number has more than 60 characters." },
  stockNoHidden: { severity: "refuses", sentence: "The stock number has hidden characters." },
  stockNoRounded: {
    severity: "refuses",
    sentence: "A spreadsheet has rounded the stock number. Save the column as text.",
  },
  stockNoRepeated: { severity: "refuses", sentence: "An earlier line has the same stock number." },
  neededMissing: { severity: "refuses", sentence: "A value that every stone needs is missing." },
  neededCodeUnknown: { severity: "refuses", sentence: "The value is in no list of the house, and the stone needs it." },
  neededUnreadable: { severity: "refuses", sentence: "The value is not a number, and the stone needs it." },
  neededCellError: { severity: "refuses", sentence: "The cell holds an error, and the stone needs its value." },
  caratOutOfRange: { severity: "refuses", sentence: "A stone weighs from 0.01 to 650 carats." },
  caratInPoints: {
    severity: "refuses",
    sentence: "The weight is about a hundred times what the measurements give. It may be in points.",
  },
  fancyColorMissing: { severity: "refuses", sentence: "A fancy stone needs its fancy colour." },

  // Prices
  priceMissing: { severity: "refuses", sentence: "The row has no price in any form." },
  priceOutOfRange: { severity: "refuses", sentence: "The price is not between 0.01 and 20,000,000." },
  discountUndecided: {
    severity: "refuses",
    sentence: "The price follows from a discount that may be below or above the list.",
  },
  currencyOther: { severity: "refuses", sentence: "The price is in another currency than US dollars." },
  priceContradictsFar: { severity: "refuses", sentence: "The prices of the row differ by more than 10 %." },
  priceContradicts: {
    severity: "warns",
    sentence: "The prices of the row differ by more than 0.5 %. The price per carat counts.",
  },
  priceHundredfold: { severity: "refuses", sentence: "The price per carat is more than ten times the list price." },
  priceFarFromList: { severity: "warns", sentence: "The price per carat is far from the list price." },
  discountTiny: { severity: "warns", sentence: "The discount is below 1 %. It may be a fraction." },
  discountAbove: { severity: "warns", sentence: "The discount has no minus, so the price is above the list price." },
  rapDiffers: { severity: "warns", sentence: "The list price is not the one of the house. The house's own counts." },
  priceByHouseList: { severity: "notes", sentence: "The price is worked out from the house's list price." },

  // Codes
  codeUnknown: { severity: "warns", sentence: "The value is in no list of the house. It is left out." },
  olderPosition: { severity: "notes", sentence: "A newer row of the stone was taken before. This one is left out." },
  halfGrade: { severity: "notes", sentence: "Half grades are not kept. The grade counts without its sign." },
  cutNotRound: {
    severity: "warns",
    sentence: "Cut is graded for round stones only. The grade is left out.",
  },
  colorAndFancy: {
    severity: "warns",
    sentence: "A stone is white or fancy. The fancy colour counts, the white one is left out.",
  },
  fancyOfWhite: { severity: "warns", sentence: "The stone is white. Intensity and overtone are left out." },
  grownButNatural: {
    severity: "warns",
    sentence: "The stone is natural. The way of growing is left out.",
  },
  reportOfGrown: {
    severity: "warns",
    sentence: "Report numbers with LG are those of lab-grown stones, but the stone is natural.",
  },
  labWithoutReport: { severity: "warns", sentence: "The laboratory is given without a report number." },
  reportWithoutLab: { severity: "warns", sentence: "The report number is given without a laboratory." },

  // Numbers
  numberUnreadable: { severity: "warns", sentence: "The value is not a number. It is left out." },
  numberAmbiguous: {
    severity: "warns",
    sentence: "The file writes decimals with points and commas, so this number has two meanings. It is left out.",
  },
  numberOutOfRange: { severity: "warns", sentence: "The number is outside what is possible. It is left out." },
  numberUnusual: { severity: "warns", sentence: "The number is outside what is usual." },
  numberRounded: { severity: "notes", sentence: "The number has more decimals than are kept. It is rounded." },
  decimalMixed: { severity: "notes", sentence: "The number has another decimal sign than the rest of the file." },
  joinedUnreadable: { severity: "warns", sentence: "The cell cannot be taken apart. It is left out." },
  ratioNotRound: { severity: "warns", sentence: "The stone is too long for a round one." },
  depthContradicts: { severity: "warns", sentence: "The depth does not fit the measurements." },
  caratContradicts: { severity: "warns", sentence: "The weight does not fit the measurements." },

  // Texts and cells
  textCleaned: { severity: "notes", sentence: "The text had hidden characters. They are left out." },
  textTooLong: { severity: "warns", sentence: "The text is too long. It is left out." },
  linkUnreadable: { severity: "warns", sentence: "The value is not a web address. It is left out." },
  cellError: { severity: "warns", sentence: "The cell holds an error. It is left out." },
  cellWithoutValue: { severity: "warns", sentence: "The cell has a formula without a value. It is left out." },
  textUnreadable: { severity: "warns", sentence: "The text of the cell cannot be read. It is left out." },
  reportNoRounded: {
    severity: "warns",
    sentence:
      "A spreadsheet has rounded the report number. It is left out, and a stone in stock keeps its own. Save the column as text.",
  },
  reportRepeated: { severity: "warns", sentence: "An earlier line has the same report number." },

  // Lines that nobody sees, and lines that are no stones
  rowHidden: { severity: "warns", sentence: "The row is hidden in the file. It counts like any other." },
  totalRow: { severity: "notes", sentence: "The line is a total and no stone. It is left out." },
  headerRepeated: { severity: "notes", sentence: "The line repeats the header. It is left out." },
} as const satisfies Record<string, Words>;
export type FindingCode = keyof typeof findings;
export const findingCodes = Object.keys(findings) as FindingCode[];

export const severityOf = (code: FindingCode): Severity => findings[code].severity;

/** A finding with the other line of its file, or the other row of its call. */
type Said = { code: FindingCode; other_line?: number; other_row?: number };

/** The sentence of a finding; it names the earlier line or row where there is one. */
export function findingSentence({ code, other_line, other_row }: Said): string {
  const { sentence } = findings[code];
  if (other_row !== undefined) return sentence.replace("An earlier line", `Row ${other_row}`);
  return other_line === undefined ? sentence : sentence.replace("An earlier line", `Line ${other_line}`);
}

/** The last line of a result that does not name every refused row. */
export const moreRefused = (rows: number): string =>
  rows === 1
    ? "The file has 1 more refused row. It is not named here."
    : `The file has ${exact(rows)} more refused rows. They are not named here.`;
