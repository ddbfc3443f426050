import { count } from "#domain/format.ts";
import { logCounted } from "#domain/limits.ts";

/** Every word of the audit log's screen; what an entry says in words is the domain's (domain/audit). */
export const words = {
  tabs: "The log and its checkpoints",
  entries: "Entries",
  checkpoints: "Checkpoints",
  rows: "entries",
  log: "Audit log",

  // columns
  number: "No",
  at: "When",
  who: "Who",
  what: "What happened",
  operation: "Call",
  request: "Request",
  forWhom: (name: string) => `for ${name}`,
  deviates: "Deviates",

  // filters
  search: "Search",
  searchHint: "Name, stone, memo, request",
  workflow: "About",
  role: "Role",
  type: "Stones",
  types: { white: "White", fancy: "Fancy" },
  period: "When",
  person: "Person",
  item: "Item",
  stone: "Stone",
  transition: "Transition",
  from: "From entry",
  to: "Up to entry",
  bounded: `Counted up to ${count(logCounted)}`,
  older: "Go on with older ones",
  none: "Nothing is in the log yet",
  noneText: "Whatever anybody changes stands here, in the same moment.",

  // one entry
  entry: (seq: number) => `Entry ${count(seq)}`,
  asWhom: "Decided as",
  onBehalf: "On behalf of",
  step: "Step",
  event: "Event",
  stepOf: (from: string, to: string) => `${from} → ${to}`,
  model: "Decided under",
  modelOf: (machine: string, version: string) => `${machine} ${version}`,
  modelGone: "A version that the house no longer knows",
  nothingDecided: "A change of data, nothing had to decide",
  sameRequest: "All of this request",
  sameItem: "All about this item",
  samePerson: "All by this person",
  picture: "On the workflow's picture",
  earlier: "Earlier entry of this item",
  later: "Later entry of this item",

  // the difference
  changed: "What changed",
  field: "Field",
  before: "Before",
  after: "After",
  added: "What was there from then on",
  removed: "What was there until then",
  noChange: "It says of no field that it changed.",
  secret: "secret, not in the log",
  personal: "personal, not in the log",
  yes: "Yes",
  no: "No",
  facts: "What was known when it was decided",

  // the proof
  proof: "In the chain",
  holds: "Its hash is that of its body.",
  altered: "Its hash is not that of its body: this entry was altered.",
  shownOtherwise:
    "What the pages read of it is not what was hashed: its time or its data was changed beside it. Believe what stands below, as it was hashed.",
  follows: "It follows the entry before.",
  breaks: "The entry before is not the one that it follows: one was altered, removed or put in.",
  hash: "Hash",
  prev: "Hash of the entry before",
  body: "As it was hashed",
  copy: "Copy",
  copied: "The entry is on the clipboard.",

  // files
  exportSome: (n: number, isBounded: boolean) => `Export ${count(n)}${isBounded ? "+" : ""}`,
  formats: { jsonl: "Signed JSON lines, to be verified", csv: "CSV with a signature beside it" },
  nothingToExport: "There is no entry to export.",
} as const;
