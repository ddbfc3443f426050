import { count } from "#domain/format.ts";

/** All words of the screens of rights. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Roles and permissions",
  roles: "Roles",
  views: "Permissions",
  roleRights: "By role",
  perPerson: "By person",
  submodules: "Sub-modules",

  permission: "Screen",
  submodule: "Sub-module",
  read: "Read",
  write: "Write",
  category: "Category",

  roleLead: (role: string) =>
    `The permissions of a new ${role} account. Existing accounts keep their own unless you apply these to them.`,
  roleCounts: (role: string) => `For ${role} these permissions apply directly to every account.`,
  personLead: "These permissions are this person's own. Changes take effect at their next step.",
  personIsRole: "For this role only the role's permissions count. Changes here have no effect.",
  submodulesLead: "What a new account of each role can do on these screens.",

  apply: (accounts: number) =>
    accounts === 1 ? "Apply to the 1 account of this role" : `Apply to the ${count(accounts)} accounts of this role`,
  applyText: "Your changes replace theirs; their other permissions stay.",
  applyAll: "Apply to the accounts of these roles",

  nothing: "nothing",
  reads: "read",
  writes: "read and write",
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  unchanged: "Tick the permissions to read and write.",
  more: (n: number) => `and ${count(n)} more`,
  save: (n: number) => (n === 0 ? "Save" : n === 1 ? "Save 1 permission" : `Save ${count(n)} permissions`),
  nothingToSave: "No changes yet.",
  undo: "Undo",
  showStored: "Show saved permissions",

  people: "people",
  search: "Search",
  searchHint: "Name or e-mail",
  name: "Name",
  email: "E-mail",
  status: "Status",
  you: "You",
  noPeople: (role: string) => `No ${role} accounts yet`,
  noPeopleText: "Accounts of this role appear here.",
} as const;
