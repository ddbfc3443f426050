/** What the lists of the house's people say besides what they share; each screen brings its own. */
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
    noneText: "Whoever runs the house stands here.",
  },
  qc: {
    title: "Quality control",
    people: "people",
    add: "Add to quality control",
    addMore: "Add to quality control…",
    newPerson: "New in quality control",
    none: "Nobody in quality control yet",
    noneText: "Whoever checks stones that come back stands here, and sees what is on memo.",
  },
} as const satisfies Record<string, KindWords>;

/** Every other word of these lists; sentences of refusals are the catalogue's. */
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
  passwordHint: "At least 10 characters. Left empty, an invitation lets the person set one.",
  save: "Save",
  saveTo: (name: string) => `Save changes to ${name}?`,
  deleteText: "The account goes for good, with its rights and what it has saved. This cannot be undone.",
  unlock: "Unlock the sign-in",
  unlockText: "After five failed sign-ins nobody comes in by this address for a quarter of an hour.",
  rights: "Rights of this person",
} as const;
