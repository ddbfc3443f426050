import { count, number2, signed2 } from "#domain/format.ts";

const requests = (n: number) => (n === 1 ? "1 request" : `${count(n)} requests`);

/** Every word of the desk where requests are decided; refusals are the machine's and the catalogue's. */
export const words = {
  desk: "Requests that wait",
  tabs: "Status",
  list: "List",
  what: "confirm requests",
  pending: "Pending",
  decided: { approved: "Approved", rejected: "Rejected", cancelled: "Cancelled" },
  allClients: "All clients",
  none: "Nothing waits for an answer",
  fills: "Stones that a client asks to buy wait here, the oldest first.",

  // queue
  stockNo: "Stock no",
  client: "Client",
  askedBy: "Asked by",
  waiting: "Waiting",
  stone: "Stone",
  asked: "Asked $/ct",
  belowCost: "Below cost",
  againstOwn: "vs own %",
  total: "Total $",
  you: "you",

  // panel
  facts: "The stone",
  since: "Asked",
  holds: "Holds",
  otherRequests: "Other requests",
  onMemo: "On memo",
  theirRequests: (n: number) => `See the other ${requests(n)} of this client`,
  price: "Price",
  changed: "Price or remark changed",
  priceChanged: "Price changed",
  remarkChanged: "Remark changed",
  fromTo: (before: number, after: number) => `${number2(before)} → ${number2(after)} $/ct`,
  waits: "Waits for an answer",
  instead: "Instead",
  insteadOf: "Available now, like this stone and nearest in price.",
  noneNear: "No stone like this one is available.",
  against: (percent: number) => `${signed2(percent)} %`,
  perCarat: "$/ct",

  // acts
  reason: "Reason, for the client to read when you reject",
  reasonHint: "Needed to reject",
  reject: "Reject stone",
  rejectAndOffer: (n: number) => (n === 0 ? "Reject and offer" : `Reject and offer ${count(n)}`),
  nothingToOffer: "There is no stone to offer.",
  approveQuestion: (price: number) => `Approve at ${number2(price)} $/ct?`,
  approveAt: (price: number) => `Approve at ${number2(price)} $/ct`,
  change: "Change…",
  reasonTooLong: (most: number) => `At most ${count(most)} characters, with the stones that are offered.`,
} as const;
