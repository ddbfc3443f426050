import { count } from "#domain/format.ts";

const stonesIn = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);

const orList = (names: readonly string[]) => [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" or ");

/** The words of the figures of the house. */
export const words = {
  title: "How the house stands",
  customersTitle: "How your customers stand",
  coming: "Figures",
  shape: "Shape",
  color: "Colour",
  clarity: "Clarity",
  company: "Company",
  period: "Quarter",
  quarter: (name: string) => `${name.slice(5)} ${name.slice(0, 4)}`,
  choices: { shape: "shape", color: "colour", clarity: "clarity", business_id: "company", period: "quarter" },
  notNarrowed: (by: readonly string[], what?: string) =>
    `${what === undefined ? "Not" : `${what}: not`} narrowed by ${orList(by)}.`,
  lastDays: (n: number) => `Last ${n} days`,
  span: (from: string, to: string) => `${from} – ${to}`,

  // the stock
  stock: "Stock",
  stockAndSales: "Stock and sales",
  sold: "Sold in the quarter",
  total: "Total inventory",
  white: "White",
  fancy: "Fancy",
  stockIn: "Stock in",
  figureNames: { pieces: "Pieces", carats: "Carats", amount: "Amount" },
  pieces: ["piece", "pieces"],
  carats: (text: string) => `${text} ct`,
  noStock: "No stone is in stock.",
  noSuchStock: "No stone in stock matches these filters.",
  endOf: (quarter: string) => `the end of ${quarter.slice(0, 2)}`,
  atEndOf: (quarter: string) => `at the end of ${quarter.slice(0, 2)}`,
  stockWeeks: "Stock by week",
  noStockDays: (quarter: string, before: string) => `No stock was kept in ${quarter} or ${before}.`,
  pastStockOpensNothing: "Past weeks open nothing: of each day the house keeps sums, and no stones.",
  shapes: "Stock by shape",
  shapeAxis: "Shape",

  // what was sold
  weeks: "Sold by week",
  week: "Week",
  weekOf: (n: number, from: string, to: string) => `Week ${n}, ${from} – ${to}`,
  before: (amount: string) => `before ${amount}`,
  nothingSold: (quarter: string, before: string) => `Nothing was sold in ${quarter} or ${before}.`,
  deals: "Largest recent deals",
  noDeals: "No stone was sold in this period.",

  // from enquiry to sale
  funnel: "From enquiry to sale",
  stage: "Stage",
  stages: {
    enquiry: "Enquiry",
    hold: "Hold",
    request: "Request",
    approval: "Approval",
    memo: "Memo",
    sale: "Sale",
  },
  stones: ["stone", "stones"],
  stonesHead: "Stones",
  approvalOpensNothing: "Approvals open nothing: a list has the day of the request.",
  noFunnel: "Nobody asked for a stone in this period.",

  // lines
  lists: "On the lists now",
  carts: "In carts",
  pending: "Requests",
  approved: "Approved",
  holds: "On hold",
  memos: "On memo",
  notes: "Notes",
  watched: "Watched",
  noLines: "No stone is on a list.",

  latest: "Latest on the lists",
  latestOf: "The list",
  noneOn: (list: string) => `${list}: no stone.`,
  stonesFor: (n: number, amount: string) => `${stonesIn(n)}, ${amount}`,

  // what a buyer bought
  ownTitle: "What you bought and have",
  ownSums: "In figures",
  ownLines: "Holds, memos and requests",
  bought: "Bought",
  boughtByWeek: "Bought by week",
  stonesIn,
  purchases: "Your largest purchases",
  noPurchases: "You bought no stone in this period.",

  // people
  quiet: "Gone quiet",
  quietFor: (days: number) => `No visit and no order for ${days} days`,
  noneQuiet: (days: number) => `Each client was here or ordered within ${days} days.`,
  lastVisit: (day: string | null) => (day === null ? "never here" : `here ${day}`),
  lastOrder: (day: string | null) => (day === null ? "no order" : `ordered ${day}`),
  allQuiet: (shown: number, all: number) =>
    shown === all ? `Show all ${count(all)}` : `Show ${shown} of ${count(all)}`,
  fewer: "Show fewer",
  documents: "Recent KYC",
  allDocuments: "KYC documents",
  noDocuments: "No document was submitted.",
  noDocumentsIn: (quarter: string) => `No document was submitted in ${quarter}.`,
  countries: "Clients by country",
  country: "Country",
  clients: ["client", "clients"],
  clientsHead: "Clients",
  linesHead: "Lines",
  unknownCountry: "Not known",
  noClients: "The house has no client.",
  noClientsOfCompany: "This company has no active client.",
  online: "Online now",
  onlineOf: (n: number, all: number) => `${count(n)} of ${count(all)}`,
  onlineNarrowed: "You and the accounts that you may look up.",
  nobody: "Nobody is online.",
  more: (n: number) => `and ${count(n)} more`,

  // searches
  searches: "Searches by hour",
  hour: "Hour",
  hoursOpenNothing: "Searches open nothing: nobody is told who searched.",
  searchUnit: ["search", "searches"],
  searchesHead: "Searches",
  found: (all: number, none: number) => `${count(all)} in all, ${count(none)} without a stone`,
  noSearches: "Nobody searched in this period.",
} as const;
