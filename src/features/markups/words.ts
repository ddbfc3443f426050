import { count, number2 } from "#domain/format.ts";

const rows = (n: number) => (n === 1 ? "1 row" : `${count(n)} rows`);
const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

const changes = (changed: number, added: number, removed: number) =>
  [
    ...(changed ? [`${rows(changed)} changed`] : []),
    ...(added ? [`${rows(added)} added`] : []),
    ...(removed ? [`${rows(removed)} removed`] : []),
  ].join(", ");

/** All words of the markups' screen. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Markups",
  layers: "Markup layers",
  tabs: {
    default: "Default",
    associate: "Business associates",
    business: "Businesses",
    business_provider: "Business × provider",
  },
  lead: {
    default: "Applies to everybody when no other layer has a row for the stone.",
    associate: "Applies to the customers of this business associate when their business has no row for the stone.",
    business:
      "Applies to this business when it has no row for the stone's provider. It takes precedence over the associate's.",
    business_provider:
      "Applies to this business and the stones of this provider. It takes precedence over every other layer.",
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
  noAssociateText: "This business associate does not exist.",
  noSubjectText: "Markups can be set once there are some.",
  clearSearch: "Clear the search",

  kind: { white: "White", fancy: "Fancy" },
  kindOf: (type: string, origin: string) => `${type}, ${origin.toLowerCase()}`,
  from: "From, ct",
  to: "To, ct",
  markup: "Markup",
  unit: "Unit",
  percent: "%",
  points: "pts",
  percentHint: "% applies to the price per carat; pts are points added to the discount and need a list price.",
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
  noRow: "No row: the next layer applies.",
  overlap: "Overlap",
  overlapText: (others: string) => `Also covered by ${others}`,
  upsideDown: "Order",
  wrong: "Refused",

  unchanged: "Edit, add or remove rows.",
  changes,
  notSaved: (...of: Parameters<typeof changes>) => `Not saved yet: ${changes(...of)}.`,
  overlaps: (n: number) => `${rows(n)} ${n === 1 ? "overlaps" : "overlap"}`,
  unread: "A figure could not be read. Nothing was saved.",
  refusedRows: "A figure was refused. Nothing was saved.",
  save: (n: number) => (n === 0 ? "Save" : `Save ${rows(n)}`),
  nothingToSave: "No changes yet.",
  undo: "Undo",

  steepTitle: "Sell for less than half?",
  steepKeep: "Keep editing",
  steepWho: {
    default: () => "At once, everybody whom no other layer gives a price would buy at these markups.",
    associate: (name: string) =>
      `At once, the customers of ${name} would buy at these markups, unless their business has its own.`,
    business: (name: string) => `At once, everybody of ${name} would buy at these markups.`,
    business_provider: (name: string) => `At once, this business would buy the stones of ${name} at these markups.`,
  },
  steepPercent: (left: string) => `A stone of $100.00 per carat is sold for $${left}.`,
  steepPoints: (points: string) => `The discount grows by ${points} points.`,

  row: "Row",
  none: "no row",

  explain: "Explain price",
  explainMore: "Explain a price…",
  explainAct: "Explain",
  stock: "Stock number",
  client: "Client",
  priceFor: "Price for",
  ownPrice: "You, without a client",
  clientHint: "Without a client, your own price is explained.",
  perCarat: "Price per carat",
  list: "List",
  listNo: (no: number, on: string) => `${count(no)} of ${on}`,
  applied: "Applied layer",
  atCost: "None: at cost",
  amount: "Amount",
  asked: "Layers in order of precedence",
  steps: "Step by step",
  explainEmpty: "Enter a stock number, and a client if you like",
  explainEmptyText: "Every step from the list price to the amount appears here.",
} as const;
