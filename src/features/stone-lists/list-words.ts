import type { ShownList } from "#domain/stone-lists.ts";

/** What a list is called, what several of its lines are, and what fills it. */
export const listWords: Record<ShownList, { title: string; own: string; what: string; none: string; fills: string }> = {
  confirm: {
    title: "Confirm stones",
    own: "Confirm stones",
    what: "confirm requests",
    none: "No confirm requests",
    fills: "Stones that a client asks to buy wait here for an answer.",
  },
  hold: {
    title: "Hold",
    own: "Hold",
    what: "holds",
    none: "No holds",
    fills: "Stones that are held for a client appear here until they are released or their time is up.",
  },
  memo: {
    title: "Memo",
    own: "Memo",
    what: "stones on memo",
    none: "No stones on memo",
    fills: "Stones that a client has at home stand here until they come back or are sold.",
  },
  invoice: {
    title: "Invoices",
    own: "Invoice",
    what: "invoice lines",
    none: "No invoice lines",
    fills: "What is sold on memo is written here.",
  },
  enquiry: {
    title: "Enquiry",
    own: "Enquiry",
    what: "enquiries",
    none: "No enquiries",
    fills: "Questions about stones, their answers and offers stand here.",
  },
  cart: {
    title: "Cart",
    own: "Cart",
    what: "stones in the cart",
    none: "The cart is empty",
    fills: "Available stones that somebody is about to buy are put here.",
  },
  watchlist: {
    title: "Watch list",
    own: "Watch list",
    what: "watched stones",
    none: "No watched stones",
    fills: "Stones that one keeps an eye on, whatever becomes of them.",
  },
  notes: {
    title: "Notes",
    own: "Notes",
    what: "notes",
    none: "No notes",
    fills: "What one wrote about a stone for oneself.",
  },
  external: {
    title: "External export",
    own: "External export",
    what: "stones asked for by file",
    none: "Nothing asked for by file",
    fills: "Numbers that external clients send in files wait here for an answer.",
  },
};

/** What a tab is called. */
export const tabWords: Readonly<Record<string, string>> = {
  in: "In the list",
  out: "Removed",
  all: "All",
  open: "Open",
  waitsForHouse: "Wait for the house",
  waitsForClient: "Wait for the client",
  closed: "Closed",
  held: "Hold",
  released: "Released",
  pending: "Pending",
  awaitsMemo: "Awaits memo",
  approved: "Approved",
  rejected: "Rejected",
  cancelled: "Cancelled",
  issued: "Issued",
  overdue: "Overdue",
  received: "Received",
  sold: "Sold",
  sales: "Sales",
  credits: "Credits",
};
