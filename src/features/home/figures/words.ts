import { count } from "#domain/format.ts";

/** The words of the figures of the house. */
export const words = {
  title: "How the house stands",
  shape: "Shape",
  color: "Colour",
  clarity: "Clarity",
  company: "Company",
  period: "Quarter",
  quarter: (name: string) => `${name.slice(5)} ${name.slice(0, 4)}`,
  lastDays: (n: number) => `Last ${n} days`,
  span: (from: string, to: string) => `${from} – ${to}`,

  // the stock
  stock: "Stock",
  total: "Total inventory",
  white: "White",
  fancy: "Fancy",
  pieces: ["piece", "pieces"],
  carats: (text: string) => `${text} ct`,
  noStock: "No stone is in stock.",
  noSuchStock: "No stone in stock fits this choice.",
  shapes: "Stock by shape",
  shapeAxis: "Shape",
  piecesHead: "Pieces",

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

  // people
  documents: "Recent KYC",
  allDocuments: "KYC documents",
  noDocuments: "No document was submitted.",
  countries: "Clients by country",
  country: "Country",
  clients: ["client", "clients"],
  clientsHead: "Clients",
  linesHead: "Lines",
  unknownCountry: "Not known",
  noClients: "The house has no client.",
  online: "Online now",
  onlineOf: (n: number, all: number) => `${count(n)} of ${count(all)}`,
  nobody: "Nobody is online.",
  more: (n: number) => `and ${count(n)} more`,

  // searches
  searches: "Searches by hour",
  hour: "Hour",
  searchUnit: ["search", "searches"],
  searchesHead: "Searches",
  found: (all: number, none: number) => `${count(all)} in all, ${count(none)} without a stone`,
  noSearches: "Nobody searched in this period.",
} as const;
