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
  allSent: "All is sent",
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

  // guests
  guest: "You are here as a guest",
  guestText: "With an account you keep your lists, and can become a registered client.",

  about: {
    "/dashboard": "This page",
    "/admin/outbox": "Mail that the house sent or would have sent, and its background work",
    "/settings/master-settings/master": "The lists that forms offer, and their order",
    "/settings/roles-permissions": "Who may see and do what, by role and by person",
    "/settings/system-settings/maintenance": "Close the house for a while, and say why",
    "/customer-profile": "Your account and open sessions",
  } as Readonly<Record<string, string>>,
} as const;
