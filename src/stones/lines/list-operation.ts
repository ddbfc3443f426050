/** The operations that list lines: one form of question and answer. */
export type ListOperation =
  | "listCarts"
  | "listConfirms"
  | "listEnquiries"
  | "listExternal"
  | "listHolds"
  | "listInvoices"
  | "listMemos"
  | "listNotes"
  | "listWatchlist";
