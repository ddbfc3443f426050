import { count } from "#domain/format.ts";

/** All words of the track report. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Track report",
  offers: "The full history of a stone",
  report: "the track report",
  number: "Stock or report number",
  nothing: "Which stone?",
  nothingText: "Scan or type a stock or report number to see what happened to the stone, when, and who did it.",
  noSuchStone: (number: string) => `There is no stone ${number} that you can see.`,
  print: "Print",
  log: "Audit log",

  stone: "Stone",
  sameReport: "Same report",
  notOffered: "Provider inactive",

  now: "Where it is now",
  free: "It is free.",
  with: "With",
  since: "Since",
  until: "Until",
  due: "Due",
  dueOn: (day: string) => `due ${day}`,
  overdue: "Overdue",
  paper: "Paper",
  standings: {
    held: "On hold",
    pending: "Confirm requested",
    "approved.awaitingMemo": "Approved, awaiting memo",
    issued: "On memo",
    sold: "Sold",
  } as Readonly<Record<string, string>>,

  shown: "Shown in searches",
  times: (n: number) => (n === 1 ? "1 time" : `${count(n)} times`),
  neverShown: "Not shown in any search yet.",
  lastShown: (day: string) => `Last on ${day}`,
  demands: "Demand alerts",
  links: "Shared links",
  collections: "Collections",
  months: "By month",

  life: "History",
  steps: (n: number) => (n === 1 ? "1 step" : `${count(n)} steps`),
  kinds: { stock: "Stock", price: "Prices", interest: "Interest", deal: "Deals" },
  kind: "What happened",
  whose: "Whose steps",
  everybody: "Everybody's steps",
  noSteps: "Nothing of this kind has happened to it.",
  lift: "Show everything",
} as const;
