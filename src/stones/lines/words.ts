import { count, number2 } from "#domain/format.ts";

const some = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${count(n)} ${many}`);

/** Every word of the lists of lines; sentences of refusals are the machines' and the catalogue's. */
export const words = {
  // lists
  tabs: "Status",
  lists: "Lists",
  filters: (n: number) => (n === 0 ? "Filter" : `Filter, ${n} on`),
  client: "Client",
  allClients: "All clients",
  business: "Business",
  status: "Status",
  days: (n: number) => `${count(n)} d`,
  made: "Made",
  search: "Search",
  searchHint: "Stock no, report, client",
  groupBy: "Group by",
  types: "Diamond type",
  white: "White",
  fancy: "Fancy",
  both: "Both",
  onlyOf: { white: "Only white diamonds are looked at.", fancy: "Only fancy diamonds are looked at." },
  lookAtBoth: "Look at both",
  linesInAll: (n: number) => some(n, "line", "lines"),
  totals: "Totals",
  selectionTotals: "Totals of the selection",
  exportSome: (n: number) => `Export ${count(n)}`,
  nothingToExport: "There is nothing to write into a file.",
  searchStones: "Search stones",
  selectedAtMost: (n: number) => `The first ${count(n)} are selected: more cannot be acted on at once.`,

  // groups
  groupings: {
    1: "Diamond list",
    2: "Date wise",
    3: "Customer wise",
    4: "Date and customer wise",
    5: "Invoice wise",
    6: "Order wise",
    7: "Memo wise",
  },
  noPaper: { 5: "Without an invoice", 6: "Without an order", 7: "Without a memo" } as Readonly<Record<number, string>>,
  pieces: (n: number, carats: number) => `${count(n)} pcs, ${number2(carats)} ct`,

  // cells
  expired: "Time is up",
  theClient: "the client",
  you: "you",
  overdue: (n: number) => `Overdue ${some(n, "day", "days")}`,
  dueIn: (n: number) => (n === 0 ? "Due today" : `Due in ${some(n, "day", "days")}`),
  dueOn: (day: string) => `Due ${day}`,
  endedBy: (how: string) =>
    ({ released: "Released", expired: "Expired", confirm: "Confirmed", memo: "On memo" })[how] ?? how,
  out: (days: string) => `out ${days}`,
  left: (time: string) => `${time} left`,
  credit: "Credit",
  sale: "Sale",
  takenBack: "Taken back",

  // drawer
  price: "Price",
  history: "History",
  stoneHistory: "The stone",
  usd: "USD",
  list: "List",
  listNow: "List now",
  cost: "Cost",
  own: "Own price",
  ownNow: "Own price now",
  agreed: "Asked",
  sold: "Sold",
  discount: "Disc %",
  perCarat: "$/ct",
  total: "Total",
  against: (percent: string, way: "below" | "above") => `${percent} % ${way} own price.`,
  margin: (percent: string) => `Margin over cost: ${percent} %.`,
  remark: "Remark",
  reason: "Reason",
  text: "Text",
  begun: {
    cart: "Put into the cart",
    watchlist: "Put on the watch list",
    notes: "Noted",
    enquiry: "Asked",
    hold: "Held",
    confirm: "Asked to confirm",
    memo: "Issued on memo",
    external: "Asked for by file",
  },
  extended: (n: number) => (n === 1 ? "Extended once" : `Extended ${n} times`),
  heldUntil: (moment: string) => `Held until ${moment}`,
  awaitsMemo: "Waits for its memo",
  madeFor: (maker: string, client: string) => `${maker} for ${client}`,
  madeBy: "Made by",
  orderNo: "Order no",
  memoNo: "Memo no",
  invoiceNo: "Invoice no",
  takeBack: "Can be taken back",

  // prices of several lines
  finalPrice: "Final price",
  askedPrice: "Asked price",
  priceOf: (stock: string) => `Price $/ct of ${stock}`,
  discOf: (stock: string) => `Disc % of ${stock}`,
  perCaratLabel: "Price $/ct",
  totalUsd: "Total $",
  memoPrice: "Memo $/ct",
  atMemoPrice: "At memo price",
  before: "Before",
  difference: "Difference",
  saleUsd: "Sale, USD",
  afterUsd: "After, USD",
  writesInvoice: (n: number) =>
    `Writes ${some(n, "invoice line", "invoice lines")}. An administrator can take this back for a while.`,
  sellTitle: (n: number) => `Sell ${some(n, "stone", "stones")}`,
  sellFor: (n: number, sum: string) => `Sell ${count(n)} for ${sum}`,
  changeTitle: (n: number) => `Change ${some(n, "request", "requests")}`,
  changeAct: (n: number) => `Change ${some(n, "request", "requests")}`,
  remarkForAll: (n: number) => (n === 1 ? "Remark" : "Remark, for all of them"),
  remarkHint: "Left empty, the remark stays as it is.",

  // paste
  pasteMore: "Receive by numbers…",
  pasteTitle: "Receive by stock numbers",
  pasteLabel: "Paste stock numbers",
  pasteHint: "One in a line, or with commas between them.",
  pasteAct: (n: number) => (n === 0 ? "Receive" : `Receive ${count(n)}`),

  // refusals
  refusedTitle: (refused: number, of: number) => `Refused for ${count(refused)} of ${some(of, "stone", "stones")}`,
  allOrNone: (rest: number) =>
    rest === 0
      ? "All or none: nothing was done."
      : `All or none: nothing was done. ${rest === 1 ? "1 can be" : `${count(rest)} can be`}.`,
  until: (moment: string) => `Until ${moment}`,
  back: "Back to the selection",
} as const;
