import { count } from "#domain/format.ts";

const customers = (n: number) => (n === 1 ? "1 customer" : `${count(n)} customers`);

/** All words of the business associates' screens. Sentences of refusals stand in the catalogue. */
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
  notLocked: "Not locked",

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
  firstPasswordHint:
    "If left empty, they receive an invitation to set one. Without a mail server it stays in the outbox.",
  deleteText:
    "The account is deleted permanently. An associate who has customers, lines, papers or tasks cannot be deleted.",
  exportSome: (n: number) => `Export ${count(n)}`,
  nothingToExport: "There is nobody to export.",

  passwordMore: "Change password…",
  passwordOf: (name: string) => `Change password for ${name}`,
  passwordText: "This ends all their sessions and unlocks their sign-in.",

  leaves: "When they leave",
  leavesText: "Hand over their customers and make the account inactive. What they did stays under their name.",

  unlock: "Unlock",
  unlockThis: (name: string) => `Unlock sign-in for ${name}`,

  none: "No business associates yet",
  noneText: "An associate is a salesperson who looks after their own customers only.",

  // one of them
  tabs: "Business associate",
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
  noCustomersText: "Customers are assigned to an associate when they are added, or handed over by another associate.",
  handOverMore: "Hand over…",
  handOverAll: (n: number) => (n === 1 ? "Hand over 1 customer…" : `Hand over all ${count(n)}…`),
  handOverTitle: (n: number) => `Hand over ${customers(n)}`,
  handOver: (n: number, to: string) => `Hand ${customers(n)} to ${to}`,
  handOverEmpty: "Hand over",
  takesOver: "Who takes over",
  chooseAssociate: "Please choose who takes over.",
  keep: "Cancel",
  handOverText: (from: string) =>
    `${from} will no longer see them or their lists, papers and tasks; the new associate will, at once. Prices follow the new associate's markup. The handover of each customer is logged.`,
  noOther: "There is no other active associate.",
  notThere: "This business associate does not exist.",
} as const;
