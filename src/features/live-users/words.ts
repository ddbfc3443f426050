import { count } from "#domain/format.ts";

/** All words of the screen of who is online. */
export const words = {
  title: "Live users",
  counts: "How many",
  online: "Online now",
  accounts: "Accounts",
  people: ["person", "people"],
  accountUnit: ["account", "accounts"],
  rule: "Seen within five minutes",
  name: "Name",
  role: "Role",
  company: "Company",
  since: "Signed in",
  lastSeen: "Last seen",
  nobody: "Nobody is online",
  nobodyText: "Whoever signs in appears here at once.",
  narrowed: "You and the accounts that you may look up. Others may be online too.",
  more: (n: number) => `and ${count(n)} more`,
} as const;
