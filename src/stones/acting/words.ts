import { count, number2, usd } from "#domain/format.ts";
import type { StoneActName } from "./stone-act.ts";

const stones = (n: number) => (n === 1 ? "1 stone" : `${count(n)} stones`);
const are = (n: number, what: string) => `${stones(n)} ${n === 1 ? "is" : "are"} ${what}`;
const whose = (client: string | undefined) => (client ? ` for ${client}` : "");
type Label = (n: number | null) => string;

/** The words of the acts on stones. A label has the number of stones, except for a single one. */
export const words = {
  labels: {
    cart: (n) => (n === null ? "Add to cart" : `Add ${count(n)} to cart`),
    watchlist: (n) => (n === null ? "Watch" : `Watch ${count(n)}`),
    notes: (n) => (n === null ? "Note…" : `Note on ${count(n)}…`),
    enquiry: (n) => (n === null ? "Enquire…" : `Enquire about ${count(n)}…`),
    hold: (n) => (n === null ? "Hold" : `Hold ${count(n)}`),
    confirm: (n) => (n === null ? "Confirm…" : `Confirm ${count(n)}…`),
    memo: (n) => (n === null ? "Issue memo…" : `Issue memo of ${count(n)}…`),
  } satisfies Record<StoneActName, Label> as Record<StoneActName, Label>,
  holdRoom: (whose: "own" | "client", most: number, live: number) =>
    `${whose === "own" ? "You" : "A client"} can hold up to ${count(most)} stones. ${are(live, "already held")}, so there is room for ${count(Math.max(0, most - live))} more.`,
  underWay: "Another act is still under way. Please press again.",
  requestedAlready: "You have requested it already.",
  actAtMost: (n: number) => `No more than ${count(n)} stones at a time.`,

  // the act of a form
  send: {
    notes: (n: number) => `Save note on ${count(n)}`,
    enquiry: (n: number) => `Enquire about ${count(n)}`,
    confirm: (n: number, total: number | null) =>
      total === null ? `Confirm ${count(n)}` : `Confirm ${count(n)} for ${usd(total)}`,
    memo: (n: number) => `Issue memo of ${count(n)}`,
  },
  confirmFar: (n: number, total: number | null) =>
    total === null ? `Confirm ${count(n)} all the same` : `Confirm ${count(n)} for ${usd(total)} all the same`,
  titles: {
    notes: (n: number) => `Note on ${stones(n)}`,
    enquiry: (n: number) => `Enquire about ${stones(n)}`,
    confirm: (n: number) => `Confirm ${stones(n)}`,
    memo: (n: number) => `Memo of ${stones(n)}`,
  },
  text: { notes: "Note", enquiry: "What do you want to know?" },
  bid: "Bid a price",
  bidHint: "You are bound to it until it expires. If we accept it, the stone is yours at this price.",
  bids: "Your bids",
  bidsText: "Message to us",
  bidsUsual: "Please consider my bid.",
  sendBids: (n: number, sum: string | null) => (sum === null ? `Bid for ${count(n)}` : `Bid ${sum} for ${stones(n)}`),
  sendBidsFar: (n: number) => `Bid for ${stones(n)} all the same`,
  bidMissing: "Type a price for at least one stone.",
  remark: "Remark",
  client: "Client",
  dueDate: "Due date",
  terms: "Terms",
  stones: "Stones",
  stone: "Stone",
  count: stones,
  carats: (carat: number) => `${number2(carat)} ct`,
  own: "Quoted $/ct",
  asked: "Requested $/ct",
  amount: "Amount $",
  total: "Amount",
  confirmNote:
    "Each stone is approved or rejected. A price that you change is requested in place of the client's quoted price.",
  confirmNoteOwn:
    "We approve or reject each stone. A price that you change is requested in place of your quoted price.",

  // done
  done: {
    cart: (n: number, client?: string) => `${are(n, "in the cart")}${whose(client)}.`,
    watchlist: (n: number, client?: string) => `${are(n, "on the watch list")}${whose(client)}.`,
    notes: (n: number, client?: string) => `Note on ${stones(n)} saved${whose(client)}.`,
    enquiry: (n: number, client?: string) => `Enquiry about ${stones(n)} sent${whose(client)}.`,
    hold: (n: number, client?: string) => `${are(n, "on hold")}${whose(client)}.`,
    confirm: (n: number, client?: string) => `Request sent for ${stones(n)}${whose(client)}.`,
    memo: (n: number, client?: string) => `Memo of ${stones(n)} issued${whose(client)}.`,
  } satisfies Record<StoneActName, unknown>,
  until: (until: string) => `Until ${until}.`,
  open: {
    cart: "Open the cart",
    watchlist: "Open the watch list",
    notes: "Open the notes",
    enquiry: "Open the enquiries",
    hold: "Open the holds",
    confirm: "Open the requests",
    memo: "Open the memos",
  } satisfies Record<StoneActName, string>,

  // a memo
  refusedStone: (stock: string, reason: string) => `${stock}: ${reason}`,
  memoNo: (number: string) => `Memo ${number}`,
  issued: (n: number, client: string | undefined) => `${are(n, "on memo")}${whose(client)}.`,
  print: "Print it",
  close: "Back to the stones",

  // refused
  refusedTitle: (n: number, of: number) =>
    n === of
      ? of === 1
        ? "This is not possible for the stone"
        : `This is not possible for any of the ${count(of)} stones`
      : `This is not possible for ${count(n)} of ${stones(of)}`,
  movedTitle: (n: number) => (n === 1 ? "The price has changed" : `The prices of ${stones(n)} have changed`),
  atNow: (name: StoneActName, n: number) =>
    `${name === "memo" ? "Issue" : name === "hold" ? "Hold" : "Confirm"} ${n === 1 ? "at this price" : `${count(n)} at these prices`}`,
  refusedNote: "Nothing was done: it is all or none.",
  rest: {
    cart: (n: number) => `Add the other ${count(n)} to cart`,
    watchlist: (n: number) => `Watch the other ${count(n)}`,
    notes: (n: number) => `Save note on the other ${count(n)}`,
    enquiry: (n: number) => `Enquire about the other ${count(n)}`,
    hold: (n: number) => `Hold the other ${count(n)}`,
    confirm: (n: number) => `Confirm the other ${count(n)}`,
    memo: (n: number) => `Issue memo of the other ${count(n)}`,
  } satisfies Record<StoneActName, unknown>,
  leave: "Cancel",

  // KYC
  signUp: "Sign up",
  business: "Your business",
  clientsKyc: "The client's documents",
} as const;
