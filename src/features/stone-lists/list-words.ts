import type { ShownList } from "#domain/stone-lists.ts";

/** The names of a list: its title, the plural of its lines, and the texts of an empty one. */
export const listWords: Record<ShownList, { title: string; own: string; what: string; none: string; fills: string }> = {
  confirm: {
    title: "Confirm stones",
    own: "Confirm stones",
    what: "confirm requests",
    none: "No confirm requests",
    fills: "Stones that are requested appear here until a decision is made.",
  },
  hold: {
    title: "Hold",
    own: "Hold",
    what: "holds",
    none: "No holds",
    fills: "Stones on hold appear here until they are released or the hold expires.",
  },
  memo: {
    title: "Memo",
    own: "Memo",
    what: "stones on memo",
    none: "No stones on memo",
    fills: "Stones out on memo appear here until they come back or are sold.",
  },
  invoice: {
    title: "Invoices",
    own: "Invoice",
    what: "invoice lines",
    none: "No invoice lines",
    fills: "Stones sold from memo appear here.",
  },
  enquiry: {
    title: "Enquiry",
    own: "Enquiry",
    what: "enquiries",
    none: "No enquiries",
    fills: "Questions about stones, with answers and offers, appear here.",
  },
  cart: {
    title: "Cart",
    own: "Cart",
    what: "stones in the cart",
    none: "The cart is empty",
    fills: "Add available stones here while you decide.",
  },
  watchlist: {
    title: "Watch list",
    own: "Watch list",
    what: "watched stones",
    none: "No watched stones",
    fills: "Stones that are being watched appear here, whatever their status.",
  },
  notes: {
    title: "Notes",
    own: "Notes",
    what: "notes",
    none: "No notes",
    fills: "Private notes about stones appear here.",
  },
  external: {
    title: "External export",
    own: "External export",
    what: "stones requested by file",
    none: "No stones requested by file",
    fills: "Stones that API and FTP clients request by file appear here until a decision is made.",
  },
};

/** The names of the tabs. */
export const tabWords: Readonly<Record<string, string>> = {
  in: "In the list",
  out: "Removed",
  all: "All",
  open: "Open",
  waitsForHouse: "Awaiting us",
  waitsForClient: "Awaiting the client",
  closed: "Closed",
  held: "Hold",
  endsToday: "Ends today",
  released: "Released",
  pending: "Pending",
  awaitsMemo: "Awaits memo",
  approved: "Approved",
  rejected: "Rejected",
  cancelled: "Cancelled",
  issued: "Issued",
  overdue: "Overdue",
  asked: "Clients ask",
  received: "Received",
  sold: "Sold",
  sales: "Sales",
  credits: "Credits",
};

/** The names of the tabs for a client, in their own lists. */
export const clientTabWords: typeof tabWords = {
  ...tabWords,
  waitsForHouse: "Awaiting our office",
  waitsForClient: "Awaiting you",
  asked: "Asked by you",
};
