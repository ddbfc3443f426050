import { count } from "#domain/format.ts";

/** Every word of the track report; sentences of refusals are the catalogue's. */
export const words = {
  title: "Track report",
  offers: "The whole life of a stone, by its number",
  report: "the track report",
  number: "Stock or report number",
  nothing: "Which stone?",
  nothingText:
    "Scan or type a stock number, or the number of a report: what happened to the stone, who did it and when.",
  noSuchStone: (number: string) => `No stone that is open to you has the number ${number}.`,
  print: "Print",
  log: "Audit rows",

  stone: "Stone",
  sameReport: "Same report",
  notOffered: "Provider switched off",

  now: "Where it is now",
  free: "Nobody has a claim on it.",
  with: "With",
  since: "Since",
  until: "Until",
  due: "Due",
  dueOn: (day: string) => `due ${day}`,
  overdue: "Overdue",
  paper: "Paper",
  standings: {
    held: "On hold",
    pending: "Asked to confirm",
    "approved.awaitingMemo": "Approved, waits for its memo",
    issued: "On memo",
    sold: "Sold",
  } as Readonly<Record<string, string>>,

  shown: "Searches that showed it",
  times: (n: number) => (n === 1 ? "1 time" : `${count(n)} times`),
  neverShown: "No search has shown it yet.",
  lastShown: (day: string) => `Last on ${day}`,
  demands: "Demands that told of it",
  links: "Links to it",
  collections: "Collections",
  months: "By month",

  life: "Life",
  steps: (n: number) => (n === 1 ? "1 step" : `${count(n)} steps`),
  kinds: { stock: "Stock", price: "Prices", interest: "Interest", deal: "Deals" },
  kind: "What happened",
  whose: "Whose steps",
  everybody: "Everybody's steps",
  noSteps: "Nothing of this has happened to it.",
  lift: "Show everything",
} as const;
