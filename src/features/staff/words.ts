/** The words of each list of the house's people, beside those that all share. */
interface KindWords {
  title: string;
  people: string;
  add: string;
  addMore: string;
  newPerson: string;
  none: string;
  noneText: string;
}

export const kindWords = {
  admin: {
    title: "Administrators",
    people: "administrators",
    add: "Add administrator",
    addMore: "Add administrator…",
    newPerson: "New administrator",
    none: "No administrators",
    noneText: "People who run the portal appear here.",
  },
  qc: {
    title: "Quality control",
    people: "people",
    add: "Add to quality control",
    addMore: "Add to quality control…",
    newPerson: "New quality control account",
    none: "No quality control accounts yet",
    noneText: "People who check returned stones appear here. They can see what is on memo.",
  },
  auditor: {
    title: "Auditors",
    people: "auditors",
    add: "Add auditor",
    addMore: "Add auditor…",
    newPerson: "New auditor",
    none: "No auditors yet",
    noneText:
      "People who check what was done appear here. They can read the log, the workflows and the stock, and change nothing.",
  },
} as const satisfies Record<string, KindWords>;

/** All other words of these lists. Sentences of refusals stand in the catalogue. */
export const words = {
  search: "Search",
  searchHint: "Name, e-mail or user name",
  status: "Status",
  active: "Active",
  inactive: "Inactive",

  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  userName: "User name",
  mobile: "Mobile",
  lastSeen: "Last seen",
  added: "Added",
  saved: "Last saved",
  signIn: "Sign-in",
  locked: "Locked",
  you: "You",
  isActive: (name: string) => `${name} is active`,

  password: "First password",
  passwordHint:
    "At least 10 characters. If left empty, they receive an invitation to set one. Without a mail server it stays in the outbox.",
  save: "Save",
  saveTo: (name: string) => `Save changes to ${name}?`,
  deleteText:
    "The account is deleted permanently, with its permissions and everything it has saved. This cannot be undone.",
  unlock: "Unlock sign-in",
  unlockText: "After five failed attempts, sign-in with this address is locked for 15 minutes.",
  rights: "Permissions of this person",
} as const;
