import { count } from "#domain/format.ts";

/** Every word of the screens of rights; sentences of refusals are the catalogue's. */
export const words = {
  title: "Roles and permissions",
  roles: "Roles",
  views: "Rights",
  roleRights: "Role rights",
  perPerson: "Per person",
  submodules: "Sub-modules",

  permission: "Screen",
  submodule: "Sub-module",
  read: "Read",
  write: "Write",
  category: "Category",

  roleLead: (role: string) =>
    `What a new account of ${role} begins with. Accounts that exist keep their own rights unless these are applied to them.`,
  roleCounts: (role: string) => `For ${role} these rights count themselves, for every account at once.`,
  personLead: "These rights are this person's own. They act on the next request.",
  personIsRole: "For this role the rights of the role count: what is ticked here changes nothing.",
  submodulesLead: "The rights of every role that can have these screens, as a new account begins with them.",

  apply: (accounts: number) =>
    accounts === 1 ? "Apply to the 1 account that has it" : `Apply to the ${count(accounts)} accounts that have it`,
  applyText: "What is changed here replaces what they have now; their other rights stay.",
  applyAll: "Apply to the accounts that have these roles",

  nothing: "nothing",
  reads: "read",
  writes: "read and write",
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  unchanged: "Tick what may be read and changed.",
  more: (n: number) => `and ${count(n)} more`,
  save: (n: number) => (n === 0 ? "Save" : n === 1 ? "Save 1 right" : `Save ${count(n)} rights`),
  nothingToSave: "Nothing is changed yet.",
  undo: "Undo",
  showStored: "Show what is stored",

  people: "people",
  search: "Search",
  searchHint: "Name or e-mail",
  name: "Name",
  email: "E-mail",
  status: "Status",
  you: "You",
  noPeople: (role: string) => `Nobody is ${role} yet`,
  noPeopleText: "Accounts of this role appear here as soon as there are any.",
} as const;
