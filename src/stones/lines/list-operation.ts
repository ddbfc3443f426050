/** The operations that list lines. All have one form of input and answer. */
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
