import { number2 } from "./format.ts";
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

/** Cut, polish and symmetry in the trade's way: EX VG EX. A grade that a stone lacks is left out. */
export const gradesOf = ({ cut, polish, symmetry }: Pick<KeptLine, "cut" | "polish" | "symmetry">): string | null =>
  [cut, polish, symmetry].filter(Boolean).join(" ") || null;
