import { count, counted, formatDate, number2, signed2 } from "#domain/format.ts";

/** All words of the list prices' screen. Sentences of refusals stand in the catalogue. */
export const words = {
  prices: "prices",
  title: "List prices",
  shape: "Shape",
  shapes: { round: "Round", pear: "Other shapes" },
  color: "Colour",
  clarity: "Clarity",
  from: "From (ct)",
  to: "To (ct)",
  price: "$/ct",
  priceCarat: "Price per carat ($)",
  carat: "Carat",
  caratHint: "Carat, such as 1.01",
  range: (from: number, to: number) => `${number2(from)}–${number2(to)} ct`,

  list: "List",
  listName: (no: number, label: string) => `${count(no)}, ${label}`,
  version: "List version",
  effective: "Effective",
  inForce: "In force since",
  inForceNow: "In force",
  waiting: "Takes effect on its date",
  due: "Being applied to the stock",
  past: "No longer in force",
  origin: "Origin",
  synthetic: "Synthetic",
  syntheticNote: "Made up, not a published list",
  own: "Imported",
  ownNote: "Imported by an administrator",
  listFacts: "The list shown",

  rate: "Rupees per dollar",
  rateMore: "Set rate…",
  rateNote: (day: string | null) => (day ? `As of ${formatDate(day)}` : "Not set yet"),
  rateHint: "For display only: deals are in dollars.",
  rateAct: "Set rate",
  rateAsk: "Set the rupee rate?",
  asOf: "As of",

  importMore: "Import list…",
  importTitle: "Import a list",
  label: "Name of the list",
  synthetics: "Synthetic",
  syntheticHint: "Made-up prices: every place that shows them says so.",
  file: "File (CSV)",
  fileHint: "Columns: shape (BR or PS), clarity, color, from, to, price. Up to 5 MB.",
  pickFile: "Choose a file",
  removeFile: "Remove the file",
  paste: "Or paste the rows",
  pasteHint: "The same columns, one row per line.",
  importTry: "Preview the import…",
  importAsk: (label: string) => `Import “${label}”?`,
  importAct: (prices: number) => `Import ${counted(prices, "price", "prices")}`,
  backToForm: "Back to the form",
  importText: (day: string) =>
    `From ${formatDate(day)} quoted discounts count from this list; prices in dollars stay. An imported list cannot be deleted.`,
  line: (line: string, column: string, message: string) => `Line ${line}, ${column}: ${message}`,
  moreLines: (n: number) => `And ${count(n)} more.`,

  priceTry: "Preview the change…",
  priceAsk: (cell: string) => `Change the price of ${cell}?`,
  priceAct: (price: number) => `Save ${number2(price)} $/ct`,
  priceText: "Prices that were quoted as a discount move with this row. Prices in dollars stay.",
  change: "Change",
  priceNow: "Price now ($/ct)",

  changes: (stones: number, percent: number | null) =>
    stones === 0
      ? "This moves no price in stock."
      : `This moves the price of ${count(stones)} ${stones === 1 ? "stone that was" : "stones that were"} quoted as a discount${percent === null || signed2(percent) === "0.00" ? "" : ` by ${signed2(percent)} %`}.`,
  effectGained: "Gain a list price",
  effectLost: (stones: number) =>
    stones === 1
      ? "1 stone loses its list price and keeps its own: the list has no row for it."
      : `${count(stones)} stones lose their list price and keep their own: the list has no row for them.`,
  effectStay: (stones: number) =>
    stones === 1
      ? "1 stone keeps its price, which was quoted in dollars; only its discount is counted anew."
      : `${count(stones)} stones keep their prices, which were quoted in dollars; only their discounts are counted anew.`,
  effectWhose: "Whose stones",
  effectMoves: (stones: number, before: number, after: number, percent: number | null) =>
    `${count(stones)} ${stones === 1 ? "stone" : "stones"}, ${number2(before)} → ${number2(after)} $${percent === null ? "" : ` (${signed2(percent)} %)`}`,
  effectBefore: "Value before ($)",
  effectAfter: "Value after ($)",

  none: "No list prices yet",
  noneText: "Import a list as a CSV file to price the stock from its effective date.",
} as const;
