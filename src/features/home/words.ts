import { count } from "#domain/format.ts";

/** What the home says by itself. */
export const words = {
  home: "Dashboard",

  // what waits
  waiting: "What waits for you",
  nothingForYou: "Nothing waits for you.",
  all: (n: number) => `All ${count(n)}`,
  requests: "Confirm stones",
  enquiries: "Enquiries to answer",
  holds: "Holds that end first",
  memos: "Memos that are due first",
  external: "External export",
  papers: "KYC documents",
  tasks: "Tasks",
  late: (day: string) => `Late since ${day}`,
  ownHolds: "Your holds",
  ownMemos: "Your memos",
  ownRequests: "Your requests",
  ownEnquiries: "Answers to your enquiries",

  // until a business is registered
  nextStep: {
    begin: {
      title: "Register your business",
      text: "To hold, confirm and take stones on memo, your business must be registered. It takes its details and two documents.",
      act: "Begin",
    },
    papers: {
      title: "Your business is not registered yet",
      text: "Send both documents; the house looks at them and registers your business.",
      act: "Send the documents",
    },
    decided: {
      title: "Your KYC is pending",
      text: "What is decided, and what is still needed, stands beside each document.",
      act: "Look at the documents",
    },
  },

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
} as const;
