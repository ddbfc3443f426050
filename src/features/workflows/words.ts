import { count, counted, formatDateTime } from "#domain/format.ts";
import { itemWords } from "./item-words.ts";
import type { PeriodName } from "./period.ts";
import { verdictWords } from "./verdict-words.ts";
import { versionWords } from "./version-words.ts";
import type { Deviation } from "./workflow.ts";

/** The auditor's pages' own words. Conditions have the words of the machines. */
export const words = {
  ...verdictWords,
  ...itemWords,
  ...versionWords,

  // the list of workflows
  workflows: "Workflows",
  what: "workflows",
  allWorkflows: "All workflows",
  name: "Workflow",
  version: "Version",
  model: "Model",
  items: "Items",
  deviations: "Deviations",
  deviationsOf: (n: number) => counted(n, "deviation", "deviations"),
  itemRows: "items",
  itemPages: "Pages of items",
  historiesHead: "Histories",
  historiesOf: (n: number) => counted(n, "history", "histories"),
  verdict: "Verdict",
  conform: "All conform",
  noHistory: "no history yet",
  unrecorded: "runs in the browser",

  // the view
  workflow: "Workflow",
  views: "View",
  tabs: { taken: "Taken", dwell: "Dwell", versions: "Versions", deviations: "Deviations", overdue: "Overdue" },
  period: "Period",
  periods: { month: "This month", quarter: "This quarter", year: "This year" } satisfies Record<PeriodName, string>,
  chooseDates: "Other dates…",
  everybody: "Everybody",
  who: "Who acted",
  allBusinesses: "All businesses",
  business: "Business",
  noBusiness: "No such business",
  notSaid: "as whom, the entry does not say",
  findItem: "Find an item",
  print: "Print",
  loading: "the workflow",

  // picture
  picture: "the picture",
  notDrawn: "The picture could not be read.",
  figuresOf: (days: string) => `figures of ${days}`,

  // the table of transitions
  transitions: "Transitions",
  transition: "Transition",
  from: "From",
  event: "Event",
  condition: "Condition",
  mayAct: "Who",
  to: "To",
  code: "Code",
  taken: "Taken",
  dwell: "Dwell",
  anyState: "any state",
  never: "never taken",
  effects: "Effects",
  call: "Call",
  source: "Source",
  inSpec: "spec",
  ours: "ours",

  // the table of states
  states: "States",
  state: "State",
  label: "Label",
  now: "Now",
  stays: "Completed stays",
  median: "Median",
  p90: "9 of 10 within",
  nowHere: (n: number) => `${count(n)} now`,
  stayed: (median: string, most: string) => `median ${median}, 9 of 10 within ${most}`,

  // deviations
  kinds: {
    unknownModel: "Unknown model",
    foreignModel: "Foreign model",
    unknownTransition: "Unknown transition",
    wrongStart: "Wrong start",
    wrongEnd: "Wrong end",
    wrongRole: "Wrong role",
    guardNotMet: "Condition not met",
    gap: "Gap",
    statusDiffers: "Status differs",
  } satisfies Record<Deviation["kind"], string>,
  kind: "Kind",
  row: "Row",
  inTheTable: "in the table",
  detail: "What is wrong",
  foundAt: "Found",
  noDeviations: "Every history conforms",
  noDeviationsText: (items: number) =>
    `${counted(items, "history was", "histories were")} replayed against the versions that decided them.`,
  lastRun: (at: string) => `The whole log was last read ${formatDateTime(at)}.`,
  neverRun: "The whole log has not been read yet.",
  checkAll: "Check all again",

  // overdue
  about: "About",
  standsSince: "Since",
  waiting: "Waiting",
  limit: "Limit",
  why: "Why",
  overdueRows: "overdue items",
  noneOverdue: "Nothing is overdue",
  noneOverdueText: "Overdue memos, expired holds and items that wait longer than usual appear here.",

  // files
  export: "Export…",
  files: {
    svg: "Picture (SVG)",
    png: "Picture (PNG)",
    mmd: "Mermaid",
    scxml: "SCXML",
    json: "Model (JSON)",
    csv: "Table (CSV)",
  },
  pictureFailed: "The picture could not be created.",
  fileFailed: "The file could not be created.",
  saved: (name: string) => `${name} is saved.`,
} as const;
