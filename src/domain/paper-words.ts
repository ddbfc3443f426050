/** What stands on a printed paper: the same words on the screen, on its print and in its PDF. */
export const paperWords = {
  kinds: { memo: "Memo", invoice: "Invoice" },
  date: "Date",
  due: "Due",
  client: "For",
  madeBy: "Made by",
  terms: "Terms",
  memos: "Of memo",
  invoices: "Invoiced by",

  no: "No",
  stock: "Stock no",
  report: "Report",
  origin: "Origin",
  shape: "Shape",
  carat: "Carat",
  color: "Colour",
  clarity: "Clarity",
  perCarat: "$/ct",
  amount: "Amount $",
  status: "Status",

  total: "Total",
  pieces: (pieces: number) => `${pieces} ${pieces === 1 || pieces === -1 ? "piece" : "pieces"}`,
  takesBack: (no: number) => `takes back line ${no}`,
  signatures: {
    memo: ["Handed over by", "Received by", "Returned, received by"],
    invoice: ["Handed over by", "Received by"],
  },
  proof: (entry: number, hash: string) => `Entry ${entry} of the log, ${hash}`,
} as const;
