/** Every word of the guests; sentences of refusals are the catalogue's. */
export const words = {
  title: "Guests",
  guests: "guests",
  search: "Search",
  searchHint: "Name, company, e-mail, mobile",
  came: "Came",

  name: "Contact person",
  company: "Company",
  email: "E-mail",
  mobile: "Mobile",
  lastSeen: "Last seen",
  cart: "Cart",
  watchlist: "Watch list",
  notes: "Notes",
  became: "Signed up as",
  becameText: (name: string) => `They signed up as ${name}, and took their lists along.`,
  stillGuest: "Not yet",

  emptyLists: "Nothing in their lists",
  emptyListsText: "What a guest puts into the cart, the watch list or the notes stands here.",
  none: "No guests yet",
  noneText: "Whoever comes in by the guest form stands here, with what they put into their lists.",
} as const;
