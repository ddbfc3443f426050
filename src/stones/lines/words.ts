import { count, number2 } from "#domain/format.ts";
import type { PastedPrices } from "./price-paste.ts";

const some = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${count(n)} ${many}`);
/** The first of many names, and the number of the others. */
const someOf = (names: readonly string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join(", ")} and ${count(names.length - 5)} more` : names.join(", ");

/** All words of the lists of lines. Sentences of refusals stand in the machines and in the catalogue. */
export const words = {
  approvedAwaitsMemo: "Approved, awaits memo",
  awaitsMemoInColumn: "Awaits memo",
  memoIssuedInColumn: "Memo issued",
  // what a client asks of stones on memo
  wishes: { keep: "Asked to keep", giveBack: "On its way back" },
  wishesShort: { keep: "To keep", giveBack: "Coming back" },
  daysAsked: (day: string) => `Asked until ${day}`,
  daysShort: (day: string) => `Until ${day}?`,
  daysTitle: (n: number) => (n === 1 ? "Ask for more days for 1 stone" : `Ask for more days for ${count(n)} stones`),
  daysUntil: "Until",
  daysText: "Message to our office (optional)",
  daysAct: "Ask for days",
  daysHint: "We answer with a new due date, or tell you why not.",
  approvedMemoIssued: (memo: string | undefined) =>
    memo === undefined ? "Approved, memo issued" : `Approved, memo ${memo} issued`,
  // lists
  tabs: "Status",
  lists: "Lists",
  client: "Client",
  allClients: "All clients",
  business: "Business",
  status: "Status",
  days: (n: number) => `${count(n)} d`,
  made: "Made",
  shape: "Shape",
  color: "Colour",
  clarity: "Clarity",
  search: "Search",
  searchHint: "Stock no, report, client",
  searchOwnHint: "Stock no, report",
  groupBy: "Group by",
  types: "Diamond type",
  white: "White",
  fancy: "Fancy",
  both: "Both",
  onlyOf: { white: "Only white diamonds are shown.", fancy: "Only fancy diamonds are shown." },
  lookAtBoth: "Show both",
  groupsOnThisPage: (shown: number, matching: number) =>
    `${some(shown, "group", "groups")} on this page / ${count(matching)} matching`,
  linesInAll: (n: number) => some(n, "line", "lines"),
  totals: "Totals",
  selectionTotals: "Totals of the selection",
  exportSome: (n: number) => `Export ${count(n)}`,
  nothingToExport: "There is nothing to export.",
  searchStones: "Search stones",
  selectedAtMost: (n: number) => `Only the first ${count(n)} are selected: that is the most at a time.`,

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
  pieces: (n: number, carats: number) => `${count(n)} ${n === 1 ? "pc" : "pcs"}, ${number2(carats)} ct`,

  // cells
  expired: "Expired",
  theClient: "the client",
  you: "You",
  waitsFor: (whom: string, long: string) => `Awaiting ${whom}, ${long}`,
  waitsForOwn: { house: "us", client: "you" },
  waitsForOther: { house: "the client", client: "our office" },
  overdue: (n: number) => `Overdue by ${some(n, "day", "days")}`,
  dueIn: (n: number) => (n === 0 ? "Due today" : `Due in ${some(n, "day", "days")}`),
  dueOn: (day: string) => `Due on ${day}`,
  endedBy: (how: string) =>
    ({ released: "Released", expired: "Expired", confirm: "Confirmed", memo: "On memo" })[how] ?? how,
  out: (days: string) => `out ${days}`,
  left: (time: string) => `${time} left`,
  credit: "Credit",
  sale: "Sale",
  takenBack: "Reversed",

  // drawer
  price: "Price",
  origin: "Origin",
  history: "History",
  onPicture: "Show in the workflow",
  stoneHistory: "The stone",
  usd: "USD",
  list: "List price",
  listNow: "List price now",
  cost: "Cost",
  own: "Quoted price",
  ownNow: "Price now",
  requested: "Requested",
  offered: "Offered",
  agreed: "Agreed",
  sold: "Sold",
  discount: "Disc %",
  discountRule: "35 is 35 % below the list. Type +5 for 5 % above it.",
  perCarat: "$/ct",
  total: "Total",
  against: (percent: string, way: "below" | "above", whose: "the quoted" | "your" = "the quoted") =>
    `${percent} % ${way} ${whose} price.`,
  pressAgain: "This is far from the quoted price. Press again to send it as it stands.",
  margin: (percent: string) => `Margin over cost: ${percent} %.`,
  remark: "Remark",
  reason: "Reason",
  text: "Text",
  begun: {
    cart: "Added to the cart",
    watchlist: "Added to the watch list",
    notes: "Noted",
    enquiry: "Asked",
    hold: "Held",
    confirm: "Confirm requested",
    memo: "Issued on memo",
    external: "Imported for the external client",
  },
  extended: (n: number) => (n === 1 ? "Extended once" : `Extended ${n} times`),
  heldUntil: (moment: string) => `Held until ${moment}`,
  awaitsMemo: "Awaiting memo",
  memoIssued: (memo: string | undefined) => (memo === undefined ? "Memo issued" : `Memo ${memo} issued`),
  madeFor: (maker: string, client: string) => `${maker} for ${client}`,
  madeBy: "Made by",
  orderNo: "Order no",
  memoNo: "Memo no",
  invoiceNo: "Invoice no",
  takeBack: "Can be reversed",

  // prices of several lines
  finalPrice: "Final price",
  askedPrice: "Requested price",
  priceOf: (stock: string) => `Price $/ct of ${stock}`,
  discOf: (stock: string) => `Disc % of ${stock}`,
  totalOf: (stock: string) => `Total $ of ${stock}`,
  pasteRule: "Prices copied from a sheet with their stock numbers can be pasted into any price.",
  pastedTooLong: "This is too long for a sheet of prices. Nothing was pasted.",
  noOnePrice: "No price, or more than one.",
  twoPrices: "Listed at different prices.",
  pasted: ({ prices, strange, refused }: PastedPrices) =>
    [
      `${some(prices.size, "price", "prices")} pasted.`,
      strange.length > 0 && `Not among these stones: ${someOf(strange)}.`,
      ...[...refused].map(([why, stones]) => `${why.replace(/\.$/, "")}: ${someOf([...stones])}.`),
    ]
      .filter(Boolean)
      .join(" "),
  stockNo: "Stock no",
  stone: "Stone",
  lot: {
    lump: { label: "Lump sum $", shown: "Spread", act: "Spread" },
    disc: { label: "Disc % of each", shown: "Apply", act: "Apply discount" },
    percent: { label: "Percent on each", shown: "Apply", act: "Apply percentage" },
  },
  unlisted: (n: number) =>
    n === 1
      ? "1 stone without a list price keeps its price."
      : `${count(n)} stones without a list price keep their prices.`,
  lumpRule: "Spread in proportion to the prices; any remainder goes on the most expensive stones.",
  lumpMet: "The lump sum is met to the cent.",
  lumpNearest: (asked: string, sum: string) =>
    `Prices per carat cannot add up to exactly ${asked}; the nearest total is ${sum}.`,
  lumpWrong: "A lump sum is a number of more than 0, with at most two decimals.",
  percentWrong: "A percentage is a number of more than −100, with at most two decimals.",
  perCaratLabel: "Price $/ct",
  totalUsd: "Total $",
  memoPrice: "Memo $/ct",
  before: "Before",
  difference: "Difference",
  sums: {
    sell: { before: "At memo price", after: "Sale, USD" },
    change: { before: "Before", after: "After, USD" },
    confirm: { before: "At quoted price", after: "Request, USD" },
  },
  writesInvoice: (n: number) =>
    `This creates ${some(n, "invoice line", "invoice lines")}. An administrator can reverse it for a limited time.`,
  goOnWith: (n: number) => `Continue with the other ${count(n)}`,
  sellTitle: (n: number) => `Sell ${some(n, "stone", "stones")}`,
  sell: (n: number) => `Sell ${count(n)}`,
  sellFor: (n: number, sum: string) => `Sell ${count(n)} for ${sum}`,
  changeTitle: (n: number) => `Change ${some(n, "request", "requests")}`,
  changeAct: (n: number) => `Change ${some(n, "request", "requests")}`,
  remarkForAll: (n: number) => (n === 1 ? "Remark" : "Remark for all of them"),
  priceReason: "Reason (kept in the log)",
  remarkHint: "If left empty, the remark does not change.",

  // paste
  pasteMore: "Receive by numbers…",
  pasteTitle: "Receive by numbers",
  pasteLabel: "Paste stock or report numbers",
  pasteHint: "One per line, or separated by commas.",
  pasteAct: (n: number) => (n === 0 ? "Receive" : `Receive ${count(n)}`),

  // refusals
  refusedTitle: (refused: number, of: number) => `Refused for ${count(refused)} of ${some(of, "stone", "stones")}`,
  allOrNone: (rest: number) =>
    rest === 0
      ? "Nothing was done: it is all or none."
      : `Nothing was done: it is all or none. ${rest === 1 ? "The other 1 is fine" : `The other ${count(rest)} are fine`}.`,
  nothingWritten: "Somebody else was faster. Nothing of yours was written.",
  until: (moment: string) => `Until ${moment}`,
  back: "Back to the selection",
  reasonNeededTitle: (n: number, of: number) =>
    `${count(n)} of ${some(of, "stone", "stones")} ${n === 1 ? "needs" : "need"} a reason`,
  oneByOne: "Nothing has been done yet. A price like this needs a decision of its own, with a reason for the log.",
} as const;
