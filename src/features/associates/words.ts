import { count } from "#domain/format.ts";

const customers = (n: number) => (n === 1 ? "1 customer" : `${count(n)} customers`);

/** Every word of the business associates' screens; sentences of refusals are the catalogue's. */
export const words = {
  title: "Business associates",
  associates: "business associates",
  associate: "Business associate",
  all: "All business associates",

  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  userName: "User name",
  mobile: "Mobile",
  type: "Salesperson type",
  customers: "Customers",
  customersOf: customers,
  active: "Active",
  added: "Added",
  saved: "Last saved",
  signIn: "Sign-in",
  locked: "Locked",
  notLocked: "Open",

  search: "Search",
  searchHint: "Name, e-mail or mobile",
  status: "Status",
  activeOnly: "Active",
  inactiveOnly: "Inactive",
  isActive: (name: string) => `${name} is active`,

  addMore: "Add associate…",
  newAssociate: "New business associate",
  add: "Add associate",
  open: "Open",
  editMore: "Edit…",
  edit: (name: string) => `Edit ${name}`,
  save: "Save changes",
  saveTo: (name: string) => `Save changes to ${name}?`,
  firstPassword: "First password",
  firstPasswordHint: "Left empty, an invitation lets them set their own.",
  deleteText: "Their account goes for good. Whoever has customers, lines, papers or tasks cannot be deleted.",
  exportSome: (n: number) => `Export ${count(n)}`,
  nothingToExport: "There is nobody to export.",

  passwordMore: "Change password…",
  passwordOf: (name: string) => `Change the password of ${name}`,
  passwordText: "Every session of theirs ends, and a locked sign-in is open again.",

  leaves: "When they leave",
  leavesText: "Hand their customers over and switch the account off: what they did stays with their name.",

  unlock: "Unlock",
  unlockThis: (name: string) => `Unlock the sign-in of ${name}`,

  none: "No business associates yet",
  noneText: "An associate is a salesperson who looks after customers of their own, and of nobody else.",

  // one of them
  tabs: "What belongs to this associate",
  profile: "Profile",
  lists: {
    confirm: "Confirm stones",
    enquiry: "Enquiry",
    cart: "Cart",
    watchlist: "Watch list",
    notes: "Notes",
    hold: "Hold",
    memo: "Memo",
  },
  markup: "Markup",
  access: "Inventory access",
  account: "Account",
  openLines: "Open with their customers",

  // their customers
  customersHint: "Company, name or e-mail",
  noCustomers: "No customers yet",
  noCustomersText: "Customers are given to an associate where they are added, or handed over by another one.",
  handOverMore: "Hand over…",
  handOverAll: (n: number) => (n === 1 ? "Hand over the only one…" : `Hand over all ${count(n)}…`),
  handOverTitle: (n: number) => `Hand over ${customers(n)}`,
  handOver: (n: number, to: string) => `Hand ${customers(n)} to ${to}`,
  handOverEmpty: "Hand over",
  takesOver: "Who takes over",
  chooseAssociate: "Please choose who takes over.",
  keep: "Keep them here",
  handOverText: (from: string) =>
    `${from} no longer sees them, nor their lists, papers and tasks. Whoever takes over does at once. Prices follow the markup of the other associate. The log says so of each customer.`,
  noOther: "There is no other associate who is active.",
} as const;
