import { count, number2, signed2 } from "#domain/format.ts";

const requests = (n: number) => (n === 1 ? "1 request" : `${count(n)} requests`);

/** All words of the desk of requests. Refusals are the machine's and the catalogue's. */
export const words = {
  desk: "Pending requests",
  tabs: "Status",
  list: "List",
  what: "confirm requests",
  pending: "Pending",
  decided: { approved: "Approved", rejected: "Rejected", cancelled: "Cancelled" },
  allClients: "All clients",
  none: "No pending requests",
  fills: "Stones that clients ask to buy appear here, oldest first.",

  // queue
  stockNo: "Stock no",
  client: "Client",
  askedBy: "Requested by",
  waiting: "Waiting",
  stone: "Stone",
  asked: "Price $/ct",
  belowCost: "Below cost",
  againstOwn: "vs quote %",
  total: "Total $",
  you: "you",

  // panel
  facts: "The stone",
  remark: "Remark:",
  since: "Requested",
  holds: "Holds",
  onMemo: "On memo",
  theirRequests: (n: number) => `See the other ${requests(n)} of this client`,
  price: "Price",
  changed: "Price or remark changed",
  priceChanged: "Price changed",
  remarkChanged: "Remark changed",
  fromTo: (before: number, after: number) => `${number2(before)} → ${number2(after)} $/ct`,
  waits: "Pending",
  instead: "Alternatives",
  insteadOf: "Similar stones available now, nearest in price",
  noneNear: "No similar stone is available.",
  against: (percent: number) => `${signed2(percent)} %`,
  perCarat: "$/ct",

  // acts
  reason: "Reason for the client, if you reject",
  reasonHint: "Reason, to reject",
  reject: "Reject stone",
  rejectAndOffer: (n: number) => (n === 0 ? "Reject and offer" : `Reject and offer ${count(n)}`),
  nothingToOffer: "There are no alternatives to offer.",
  approveQuestion: (price: number) => `Approve at ${number2(price)} $/ct?`,
  approveAt: (price: number) => `Approve at ${number2(price)} $/ct`,
  change: "Change…",
  reasonTooLong: (most: number) => `At most ${count(most)} characters, including the stones offered.`,
} as const;
