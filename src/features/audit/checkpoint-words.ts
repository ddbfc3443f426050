import { count, formatDateTime } from "#domain/format.ts";

const entries = (number: number) => `${count(number)} ${number === 1 ? "entry" : "entries"}`;
type Checkpoint = { size: number; at: string };

/** All words about the proofs of the log. */
export const words = {
  page: "What proves the log",
  title: "Checkpoints",
  verdict: "Is the log unaltered?",
  makeNow: "Make a checkpoint",
  readNow: "Read the chain now",
  reading: (done: number, total: number | null) =>
    total === null ? "The chain is being read…" : `Reading the chain: ${count(done)} of ${entries(total)}`,
  notRead: (why: string | null) => `The chain could not be read to its end. ${why ?? ""}`.trim(),

  // the chain
  chain: "Chain",
  states: { whole: "Whole", broken: "Broken", unchecked: "Not read yet" },
  readTo: (to: number, of: number) => `Read up to entry ${count(to)} of ${count(of)}`,
  lastRead: (at: string) => `Last read ${formatDateTime(at)}`,
  lastWhole: (at: string) => `Read from the first entry on ${formatDateTime(at)}`,
  brokenAt: (seq: number) =>
    `The chain is broken at entry ${count(seq)}: somebody with access to the database altered, removed or inserted an entry there.`,
  found: "Found before, and not washed away by a later reading",
  foundAt: (detail: string, at: string) => `${detail} Found ${formatDateTime(at)}.`,
  openEntry: (seq: number) => `Open entry ${count(seq)}`,

  // checkpoints
  latest: "Checkpoints",
  agrees: "Agrees",
  differs: "Differs",
  agreeing: ({ size, at }: Checkpoint) => `The latest: ${entries(size)} at ${formatDateTime(at)}`,
  kept: (number: number) => `${count(number)} kept here`,
  noneYet: "None made yet",
  noneYetText:
    "A chain alone is no proof against the owner of the database: only a checkpoint reveals a log that was cut short or rewritten as a whole.",
  why: {
    otherEntry: ({ size, at }: Checkpoint) =>
      `On ${formatDateTime(at)} entry ${count(size)} had another hash: the log was rewritten at or before it.`,
    noEntry: ({ size, at }: Checkpoint) =>
      `On ${formatDateTime(at)} the log had ${entries(size)}. It is shorter now: its end was cut off.`,
    wrongSignature: ({ at }: Checkpoint) =>
      `The checkpoint of ${formatDateTime(at)} does not match its signature: it was altered in the database.`,
    otherKey: ({ at }: Checkpoint) => `The checkpoint of ${formatDateTime(at)} was signed with a foreign key.`,
  },

  // conformance
  conformance: "Conformance",
  conforms: "Conforms",
  deviates: "Deviates",
  histories: (items: number) => `${count(items)} ${items === 1 ? "history" : "histories"}`,
  deviations: (number: number) => `${count(number)} ${number === 1 ? "deviation" : "deviations"}`,
  notRecorded: (steps: number) =>
    `Of ${count(steps)} early ${steps === 1 ? "step" : "steps"} the log does not say as whom ${steps === 1 ? "it was" : "they were"} decided`,
  lastJudged: (at: string) => `All checked again on ${formatDateTime(at)}`,
  neverJudged: "Checked as they were written, not yet again",

  // the list
  compare: "Compare",
  compareThis: (at: string) => `Compare the checkpoint of ${formatDateTime(at)}`,
  at: "Made",
  size: "Entries",
  hash: "Last hash",
  key: "Key",
  by: "Made by",
  schedule: "The schedule",
  mailed: "Mailed",
  state: "The log",
  file: "File",
  download: "Download",
  downloadThis: (at: string) => `Download the checkpoint of ${formatDateTime(at)}`,
  none: "No checkpoint yet",
  noneText: "One is made each morning if anything happened.",

  // between two
  between: "Between two checkpoints",
  betweenText:
    "Choose two checkpoints. Everything between them is read, and a signed statement says that the log simply continued.",
  stateIt: "Sign the statement",
  chooseTwo: "Choose two checkpoints in the list.",
  goesOn: (from: number, to: number) =>
    `The log of ${entries(from)} continues unaltered to ${entries(to)}. The statement is signed.`,
  keepStatement: "Download the statement",

  // at home
  home: "Verify it yourself",
  homeText: "One command, without an account or a network. All you need is Node.",
  steps: {
    verifier: "The verifier, one file",
    log: "The whole log, as signed JSON lines",
    checkpoint: "A checkpoint kept elsewhere, or the latest",
    command: "In the folder with all three, using your file names",
  },
  getVerifier: "Download the verifier",
  getLog: "Download the log",
  command: "node loupe-verify.mjs --file audit-log.jsonl --checkpoint checkpoint.json",
  copy: "Copy",
  copied: "Command copied.",
  houseKey: "The house's key",
  keyNote:
    "Write its fingerprint down where whoever owns the database cannot reach it: the verifier takes it as --key, and says what it cannot vouch for without it.",
  homeNote:
    "Keep checkpoints where the owner of the database cannot reach them: in a drawer, in a mailbox, with your auditor.",
} as const;
