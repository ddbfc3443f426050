import { number2 } from "./format.ts";
import { finishWords } from "./grade-words.ts";
import type { KeptLine } from "./kept-paper.ts";
import type { Tax } from "./tax.ts";

/** The words of a printed paper: the same on the screen, on its print and in its PDF. */
export const paperWords = {
  kinds: { memo: "Memo", invoice: "Invoice", credit: "Credit note" },
  date: "Date",
  due: "Due",
  currency: "Currency",
  currencies: { USD: "US dollars (USD)" },
  client: "To",
  salesperson: "Salesperson",
  madeBy: "Made by",
  terms: "Terms",
  clause: "Memo conditions",
  paymentTerms: "Payment",
  bank: "Bank",
  taxStatement: "Tax",
  reason: "Reason",
  memos: "From memo",
  credits: "For invoice",
  taxNumber: (number: string) => `Tax number ${number}`,

  no: "No",
  stock: "Stock no",
  report: "Report",
  origin: "Origin",
  shape: "Shape",
  carat: "Carat",
  color: "Colour",
  clarity: "Clarity",
  grades: "Cut",
  finish: "Cut, pol, sym",
  perCarat: "$/ct",
  amount: "Amount $",
  status: "Status",

  total: "Total",
  net: "Net",
  credited: "Credited",
  tax: ({ kind, percent }: Tax): string =>
    kind === "reverse_charge" ? "Reverse charge: client to account for the tax" : `Tax ${number2(percent)} %`,
  pieces: (pieces: number) => `${pieces} ${pieces === 1 || pieces === -1 ? "piece" : "pieces"}`,
  takesBack: (no: number) => `credits line ${no}`,
  signatures: {
    memo: ["Handed over by", "Received by", "Return received by"],
    invoice: ["Handed over by", "Received by"],
    credit: ["Credited by", "Received by"],
  },
  proof: (entry: number, hash: string) => `Log entry ${entry}, ${hash}`,
} as const;

/** True if a paper keeps the look of its stones. Earlier ones are shown and printed as they were issued. */
export const keepsLook = (lines: readonly KeptLine[]): boolean => lines.some(({ shade }) => shade !== undefined);

/** Cut, polish and symmetry of a line. An earlier paper leaves out a grade that its stone lacks, and names none. */
export const gradesOf = (line: KeptLine): string | null => {
  if (keepsLook([line])) return finishWords(line);
  return [line.cut, line.polish, line.symmetry].filter(Boolean).join(" ") || null;
};

/** The head over the grades of these lines. */
export const gradesHead = (lines: readonly KeptLine[]): string =>
  keepsLook(lines) ? paperWords.finish : paperWords.grades;
