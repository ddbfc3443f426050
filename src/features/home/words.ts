import { count } from "#domain/format.ts";

/** The home page's own words. */
export const words = {
  home: "Dashboard",

  // the waiting things
  waiting: "Waiting for you",
  nothingForYou: "Nothing is waiting for you.",
  all: (n: number) => `All ${count(n)}`,
  requests: "Confirm stones",
  enquiries: "Enquiries to answer",
  holds: "Holds expiring first",
  memos: "Memos due first",
  external: "External export",
  loads: "Loads that need a decision",
  documents: "KYC documents",
  tasks: "Tasks",
  endToday: (n: number) => (n === 1 ? "1 ends today" : `${count(n)} end today`),
  overdue: (n: number) => `${count(n)} overdue`,
  late: (day: string) => `Overdue since ${day}`,
  ownHolds: "Your holds",
  ownMemos: "Your memos",
  ownRequests: "Your requests",
  ownEnquiries: "Answers to your enquiries",

  // what has come
  newStones: "New since your last visit",
  newAll: (n: number) => `All ${count(n)}`,
  since: (when: string) => `Since ${when}`,
  nothingNew: (when: string) => `No stone has come since ${when}.`,
  firstVisit: "From your next visit on, you find here the stones that came in between.",
  search: "Search stones",
  saved: "Saved searches",
  newOfSearch: (n: number) => `${count(n)} new`,
  newOf: (n: number, name: string) => `${count(n)} new: ${name}`,
  noneNew: "None new",
  pairs: "Pairs",
  refused: "No longer allowed",
  noSaved: "Save a search, and you find here how many stones have come for it.",

  // before a business is registered, or an account exists
  nextStep: {
    begin: {
      title: "Register your business",
      text: "To hold stones, confirm them or take them on memo, you need a registered business. We need its details and two documents.",
      act: "Begin",
    },
    documents: {
      title: "Your business is not registered yet",
      text: "Send both documents. We will check them and register your business.",
      act: "Send documents",
    },
    document: (name: string, remark: string | null) => (remark ? `${name}: “${remark}”` : name),
    rejected: {
      title: (n: number) => (n === 1 ? "A document was rejected" : "Both documents were rejected"),
      text: (n: number) =>
        n === 1 ? "Send another file, and we will check it." : "Send other files, and we will check them.",
      act: (n: number) => (n === 1 ? "Send another file" : "Send other files"),
    },
    otherDocument: {
      title: "Your business is not registered yet",
      text: "Send the other document too, and we will check them and register your business.",
      act: "Send document",
    },
    approved: {
      title: "Your KYC is approved",
      text: "Both documents are approved. Next, we will register your business.",
      act: "View documents",
    },
    decided: {
      title: "Your KYC is pending",
      text: "Each document shows its status and anything that we still need.",
      act: "View documents",
    },
    guest: {
      title: "You are here as a guest",
      text: "You can search, and keep stones in your cart, your watch list and your notes. With an account you keep these lists and can become a registered client.",
      act: "Sign up",
    },
  },

  // the house
  house: "Mail and jobs",
  failedMails: "Mails failed",
  waitingMails: "Mails waiting",
  failedJobs: "Jobs failed",
  runningJobs: "Jobs running",
  allSent: "None failed",
  sendAgain: "View and send again",
  nothingWaits: "None waiting",
  onTheirWay: "Being sent",
  allDone: "None failed",
  lookWhy: "See why",
  nothingRuns: "None running",
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
  thisOne: "This session",
  lastSeen: (text: string) => `last seen ${text}`,

  // the log
  latest: "Latest in the audit log",
  allEntries: "Audit logs",
} as const;
