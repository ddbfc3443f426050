/** All words of the guests. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Guests",
  guests: "guests",
  search: "Search",
  searchHint: "Name, company, e-mail, mobile",
  came: "First visit",

  name: "Contact person",
  company: "Company",
  email: "E-mail",
  mobile: "Mobile",
  lastSeen: "Last seen",
  cart: "Cart",
  watchlist: "Watch list",
  notes: "Notes",
  became: "Signed up as",
  becameText: (name: string) => `Signed up as ${name} and kept the lists.`,
  stillGuest: "Not yet",

  emptyLists: "Nothing in their lists",
  emptyListsText: "What the guest adds to the cart, watch list or notes appears here.",
  none: "No guests yet",
  noneText: "Guests appear here with their lists.",
} as const;
