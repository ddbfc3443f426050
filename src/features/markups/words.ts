import { count, number2 } from "#domain/format.ts";

const rows = (n: number) => (n === 1 ? "1 row" : `${count(n)} rows`);
const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

/** Every word of the markups' screen; sentences of refusals are the catalogue's. */
export const words = {
  title: "Markups",
  layers: "Layers of markup",
  tabs: {
    default: "Default",
    associate: "Business associates",
    business: "Businesses",
    business_provider: "Business × provider",
  },
  lead: {
    default: "What everybody pays above the provider's price where no other layer has a row for the stone.",
    associate: "For the customers of this business associate, where their business has no row for the stone.",
    business: "For this business, where it has no row for the stone's provider. It comes before the associate's.",
    business_provider: "For this business and the stones of this provider. It comes before every other layer.",
  },

  associates: "Business associates",
  businesses: "Businesses",
  providers: "Providers",
  business: "Business",
  search: "Search",
  searchHint: "Name",
  shownOf: (shown: number, all: number) => `${count(shown)} of ${count(all)}: search for the others.`,
  noAssociates: "No business associate found",
  noBusinesses: "No business found",
  noProviders: "No provider found",
  noSubjectText: "Markups can be written for those that are in the house.",
  clearSearch: "Clear the search",

  kind: { white: "White", fancy: "Fancy" },
  kindOf: (type: string, origin: string) => `${type}, ${origin.toLowerCase()}`,
  from: "From, ct",
  to: "To, ct",
  markup: "Markup",
  unit: "Unit",
  percent: "%",
  points: "pts",
  percentHint: "% is of the price per carat; pts are points that are added to the discount and need a list price.",
  value: (value: number, kind: string) => `${number2(value)} ${kind === "percent" ? "%" : "pts"}`,
  range: (from: number, to: number) => `${number2(from)}–${number2(to)} ct`,
  cell: (head: string, row: string) => `${head}, ${row}`,
  remove: "Remove",
  removeThis: (row: string) => `Remove ${row}`,
  addRow: "Add row",
  addTo: (kind: string) => `Add row to ${kind}`,
  addFor: (range: string) => `Add row for ${range}`,
  newRow: "new row",
  was: (stored: string) => `Stored: ${stored}`,
  rows,

  gap: "Gap",
  gaps: (n: number) => (n === 1 ? "1 gap" : `${count(n)} gaps`),
  gapText: (range: string, found: number | null, isLast: boolean) => {
    const where = isLast ? "priced at cost" : "left to the next layer";
    return found === null ? `${range}: ${where}` : `${range}: ${stones(found)} ${where}`;
  },
  noRow: "No row: the next layer decides.",
  overlap: "Overlap",
  overlapText: (others: string) => `Also held by ${others}`,
  upsideDown: "Order",
  wrong: "Refused",

  unchanged: "Change a row in its place, add one, or remove one.",
  changes: (changed: number, added: number, removed: number) =>
    [
      ...(changed ? [`${rows(changed)} changed`] : []),
      ...(added ? [`${rows(added)} added`] : []),
      ...(removed ? [`${rows(removed)} removed`] : []),
    ].join(", "),
  overlaps: (n: number) => `${rows(n)} overlap`,
  save: (n: number) => (n === 0 ? "Save" : `Save ${rows(n)}`),
  nothingToSave: "Nothing is changed yet.",
  undo: "Undo",
  row: "Row",
  none: "no row",

  explain: "Explain price",
  explainMore: "Explain a price…",
  explainAct: "Explain",
  stock: "Stock number",
  client: "Client",
  priceFor: "Price for",
  ownPrice: "Yourself, without a client",
  clientHint: "Without a client it is your own price.",
  clientName: (company: string | null, name: string) => (company ? `${company}, ${name}` : name),
  base: "Price per carat",
  list: "List",
  listNo: (no: number, on: string) => `${count(no)} of ${on}`,
  applied: "Applied layer",
  atCost: "None: at cost",
  amount: "Amount",
  asked: "Layers, as they were asked",
  steps: "Step by step",
  explainEmpty: "A stock number, and whose price it is",
  explainEmptyText: "Every step from the list price to the amount appears here.",
} as const;
