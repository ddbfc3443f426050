/** The words of the frame and of its own pages. */
export const words = {
  profile: "Profile",
  changePassword: "Change password…",
  signOut: "Sign out",
  endVisitTitle: "End your visit?",
  endVisitText:
    "Your cart, watch list and notes cannot be opened again. To keep them, sign up or sign in from your profile.",
  stay: "Stay",
  signOutFirst: (name: string) =>
    `You are signed in as ${name}. To accept the invitation, sign out and open its link again.`,

  // the palette
  screens: "Go to",
  deskOf: (list: string) => `${list} desk`,
  stones: "Stones",
  searchFor: (phrase: string) => `Search for ${phrase}`,
  pieces: (count: string) => (count === "1" ? "1 stone" : `${count} stones`),
  savedSearches: "Saved searches",
  savedSearch: "Saved search",
  papers: "Memos and invoices",
  paperKinds: { memo: "Memo", invoice: "Invoice", credit: "Credit note" },
  people: "People",
  associate: "Business associate",
  client: "Client",
  clientHolds: "Their holds",
  workflows: "Workflows",
  workflow: "Workflow",
  acts: "Actions",
  actsHere: "On this screen",
  act: "Action",
  settings: "Settings",
  colours: "Colours",
  light: "Light colours",
  dark: "Dark colours",
  auto: "Colours of the device",

  // in a screen's place
  missing: "There is no screen at this address",
  missingReason: (path: string) => `Nothing was found at ${path}. It may have moved, or the address may be mistyped.`,
  notAllowed: (screen: string) => `You do not have access to ${screen}`,
  notAllowedReason: "An administrator can give you permission. The screen opens by itself then.",
  neverAllowed: "This screen is not for your account.",
  wantsAccount: "This screen is not for guests. With an account you can have it.",
  signUp: "Sign up",
  open: "Screens you can open",

  // maintenance
  maintenance: "Maintenance",
  tryNow: "Try now",
} as const;
