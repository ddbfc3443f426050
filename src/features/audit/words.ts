import { count } from "#domain/format.ts";
import { logCounted } from "#domain/limits.ts";

/** All words of the audit log's screen. The sentences of entries are in domain/audit. */
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
  older: "Show older entries",
  none: "The log is empty",
  noneText: "Every change that anybody makes is recorded here at once.",

  // one entry
  entry: (seq: number) => `Entry ${count(seq)}`,
  asWhom: "Decided as",
  onBehalf: "On behalf of",
  step: "Step",
  event: "Event",
  stepOf: (from: string, to: string) => `${from} → ${to}`,
  model: "Decided under",
  modelOf: (machine: string, version: string) => `${machine} ${version}`,
  modelGone: "A version that is no longer known",
  nothingDecided: "A change of data, without a workflow",
  sameRequest: "Everything in this request",
  sameItem: "Everything about this item",
  samePerson: "Everything by this person",
  picture: "Show in the workflow",
  earlier: "Earlier entry about this item",
  later: "Later entry about this item",

  // the difference
  changed: "What changed",
  field: "Field",
  before: "Before",
  after: "After",
  added: "Added",
  removed: "Removed",
  noChange: "No fields changed.",
  secret: "secret, not in the log",
  personal: "personal, not in the log",
  yes: "Yes",
  no: "No",
  facts: "Facts at the time of the decision",

  // the proof
  proof: "In the chain",
  holds: "Its hash matches its body.",
  altered: "Its hash does not match its body: this entry was altered.",
  shownOtherwise:
    "What the pages read of it is not what was hashed: its time or its data was changed beside it. Believe what stands below, as it was hashed.",
  follows: "It follows the previous entry.",
  breaks: "It does not follow the previous entry: one was altered, removed or inserted.",
  hash: "Hash",
  prev: "Hash of the previous entry",
  body: "As it was hashed",
  copy: "Copy",
  copied: "Entry copied.",

  // files
  exportSome: (n: number, isBounded: boolean) => `Export ${count(n)}${isBounded ? "+" : ""}`,
  formats: { jsonl: "Signed JSON lines, to verify", csv: "CSV with a separate signature" },
  nothingToExport: "There are no entries to export.",
} as const;
