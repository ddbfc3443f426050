import { count } from "#domain/format.ts";

/** What happened to a stone, by the transition of the log that says so. */
const events: Readonly<Record<string, string>> = {
  arrived: "Arrived in stock",
  listed: "Priced by a new list",
  shared: "A link to it was made",
  featured: "Put among the special stones",
  "stone.delist": "Taken off the market",
  "stone.relist": "Offered again",
  "stone.delistClaimed": "Not to be offered when it is free",
  "stone.relistClaimed": "To be offered again when it is free",
  "cart.add": "Put into a cart",
  "cart.remove": "Taken out of the cart",
  "watchlist.add": "Put on a watch list",
  "watchlist.remove": "Taken off the watch list",
  "notes.add": "Noted",
  "notes.replace": "Noted anew",
  "notes.remove": "The note was thrown away",
  "enquiry.open": "Asked about",
  "enquiry.close": "The enquiry was closed",
  "hold.hold": "Held",
  "hold.extend": "The hold was extended",
  "hold.release": "The hold was released",
  "hold.expire": "The hold ran out",
  "hold.convert": "The hold went over",
  "confirm.request": "Asked to confirm",
  "confirm.requestHeld": "Asked to confirm what was held",
  "confirm.update": "The request was changed",
  "confirm.approve": "Approved",
  "confirm.reject": "Rejected",
  "confirm.cancel": "The request was cancelled",
  "confirm.cancelApproved": "The approval was cancelled",
  "confirm.fulfil": "The request was fulfilled",
  "memo.issue": "Issued on memo",
  "memo.issueHeld": "Issued on memo what was held",
  "memo.issueConfirmed": "Issued on memo what was approved",
  "memo.receive": "Came back from memo",
  "memo.sell": "Sold",
  "memo.reverseReceived": "The return was taken back",
  "memo.reverseSold": "The sale was taken back",
  "external.import": "Asked for by file",
  "external.approve": "Confirmed for the external client",
  "external.reject": "Rejected for the external client",
};

/** Every word of a stone's life. */
export const words = {
  eventName(event: string): string {
    const known = events[event];
    if (known) return known;
    const said = event.slice(event.indexOf(".") + 1).replaceAll(/[_-]/g, " ");
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  house: "the house",
  someOf: { 1: "an administrator", 3: "quality control", 5: "an associate", 8: "an auditor" } as Readonly<
    Record<number, string>
  >,
  anotherClient: "another client",
  forWhom: (maker: string, client: string) => `${maker} for ${client}`,
  until: (moment: string) => `until ${moment}`,
  perCarat: (price: string) => `${price} $/ct`,
  listMoved: (before: string, now: string) => `${before} → ${now} $/ct`,
  opened: (n: number) => (n === 0 ? "never opened" : n === 1 ? "opened once" : `opened ${count(n)} times`),
  papers: { order: "Order", memo: "Memo", invoice: "Invoice", credit: "Credit note" },
  line: "Steps in the workflow",
} as const;
