/** What the frame and the pages it shows by itself say. */
export const words = {
  profile: "Profile",
  changePassword: "Change password…",
  signOut: "Sign out",

  // the palette
  screens: "Go to",
  deskOf: (list: string) => `${list} desk`,
  stones: "Stones",
  savedSearches: "Saved searches",
  savedSearch: "Saved search",
  papers: "Memos and invoices",
  paperKinds: { memo: "Memo", invoice: "Invoice", credit: "Credit note" },
  clients: "Clients",
  client: "Client",
  clientHolds: "Their holds",
  workflows: "Workflows",
  workflow: "Workflow",
  acts: "Do",
  act: "Act",
  settings: "Settings",
  colours: "Colours",
  light: "Light colours",
  dark: "Dark colours",
  auto: "Colours as the device",

  // in a screen's place
  missing: "There is no screen at this address",
  missingReason: (path: string) => `Nothing is kept under ${path}. It may have been moved, or mistyped.`,
  notAllowed: (screen: string) => `You may not see ${screen}`,
  notAllowedReason: "It is not among your permissions. An administrator can add it to them.",
  open: "What you may open",

  // maintenance
  maintenance: "Maintenance",
  tryNow: "Try now",
} as const;
