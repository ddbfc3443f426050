/** What the home says by itself. */
export const words = {
  home: "Dashboard",
  open: "What you may open",
  screens: (n: number) => (n === 1 ? "1 screen" : `${n} screens`),

  // the house
  house: "The house",
  failedMails: "Failed mails",
  waitingMails: "Waiting mails",
  failedJobs: "Failed jobs",
  runningJobs: "Running jobs",
  allSent: "None failed",
  sendAgain: "Look and send again",
  nothingWaits: "Nothing waits",
  onTheirWay: "On their way",
  allDone: "All is done",
  lookWhy: "Look why",
  nothingRuns: "Nothing runs",
  inTheBackground: "In the background",

  // the person
  you: "You",
  name: "Name",
  role: "Role",
  email: "E-mail",
  business: "Business",
  profile: "Profile",

  // sessions
  sessions: "Where you are signed in",
  allSessions: (n: number) => (n === 1 ? "1 session" : `All ${n} sessions`),
  thisOne: "This one",
  lastSeen: (text: string) => `last seen ${text}`,

  // the log
  latest: "Latest in the audit log",
  allEntries: "Audit logs",

  // guests
  guest: "You are here as a guest",
  guestText: "With an account you keep your lists, and can become a registered client.",

  about: {
    "/dashboard": "This page",
    "/admin/audit-logs": "Who changed what and when, and that nobody changed what is told of it",
    "/admin/outbox": "Mail that the house sent or would have sent, and its background work",
    "/settings/master-settings/master": "The lists that forms offer, and their order",
    "/settings/roles-permissions": "Who may see and do what, by role and by person",
    "/settings/system-settings/maintenance": "Close the house for a while, and say why",
    "/transaction/confirm-stone": "What clients ask to buy, and the answer",
    "/transaction/hold": "Stones that are kept for clients, and for how long",
    "/transaction/memo": "Stones that clients have at home, and when they are due",
    "/transaction/invoice": "What was sold on memo",
    "/transaction/enquiry": "What clients ask about stones",
    "/transaction/cart": "What clients are about to buy",
    "/transaction/watch-list": "What clients keep an eye on",
    "/transaction/notes": "What people wrote about stones",
    "/transaction/external-export": "What external clients ask for by file",
    "/customer-profile": "Your cart and your other lists, and your account",
    "/customer-profile/profile": "Your account and open sessions",
    "/customer-profile/cart": "What you are about to buy",
    "/customer-profile/watch-list": "What you keep an eye on",
    "/customer-profile/notes": "What you wrote about stones",
    "/customer-profile/enquiry": "What you asked about stones",
    "/customer-profile/confirm-stone": "What you ask to buy, and the answer",
    "/customer-profile/hold": "Stones that are kept for you, and for how long",
    "/customer-profile/memo": "Stones that you have at home, and when they are due",
    "/customer-profile/invoice": "What you bought on memo",
  } as Readonly<Record<string, string>>,
} as const;
