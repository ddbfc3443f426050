import { count, formatDateTime } from "#domain/format.ts";

const entries = (number: number) => `${count(number)} ${number === 1 ? "entry" : "entries"}`;
type Checkpoint = { size: number; at: string };

/** Every word about what proves the log. */
export const words = {
  page: "What proves the log",
  title: "Checkpoints",
  verdict: "Is the log what it was?",
  makeNow: "Make a checkpoint",
  readNow: "Read the chain now",
  reading: (done: number, total: number | null) =>
    total === null ? "The chain is being read…" : `Reading the chain: ${count(done)} of ${entries(total)}`,

  // the chain
  chain: "Chain",
  states: { whole: "Whole", broken: "Broken", unchecked: "Not read yet" },
  readTo: (to: number, of: number) => `Read up to entry ${count(to)} of ${count(of)}`,
  lastRead: (at: string) => `Last read ${formatDateTime(at)}`,
  lastWhole: (at: string) => `From the first entry on ${formatDateTime(at)}`,
  brokenAt: (seq: number) =>
    `The chain does not hold at entry ${count(seq)}: somebody with rights on the database altered, removed or put in an entry there.`,
  found: "Found before, and not washed away by a later reading",
  foundAt: (detail: string, at: string) => `${detail} Found ${formatDateTime(at)}.`,
  openEntry: (seq: number) => `Look at entry ${count(seq)}`,

  // checkpoints
  latest: "Checkpoints",
  agrees: "Agrees",
  differs: "Differs",
  agreeing: ({ size, at }: Checkpoint) => `The latest: ${entries(size)} at ${formatDateTime(at)}`,
  kept: (number: number) => `${count(number)} kept here`,
  noneYet: "None made yet",
  noneYetText:
    "A chain alone proves nothing against whoever owns the database: a log whose end was cut, or that was written anew as a whole, is found only by a checkpoint.",
  why: {
    otherEntry: ({ size, at }: Checkpoint) =>
      `At ${formatDateTime(at)} entry ${count(size)} had another hash: the log was written anew at or before it.`,
    noEntry: ({ size, at }: Checkpoint) =>
      `At ${formatDateTime(at)} the log had ${entries(size)}. It has no such entry any more: its end was cut.`,
    wrongSignature: ({ at }: Checkpoint) =>
      `The checkpoint of ${formatDateTime(at)} is not as the house signed it: it was altered in the database.`,
    otherKey: ({ at }: Checkpoint) =>
      `The checkpoint of ${formatDateTime(at)} was signed with another key than the house's.`,
  },

  // conformance
  conformance: "Conformance",
  conforms: "Conforms",
  deviates: "Deviates",
  histories: (items: number) => `${count(items)} ${items === 1 ? "history" : "histories"}`,
  deviations: (number: number) => `${count(number)} ${number === 1 ? "deviation" : "deviations"}`,
  notRecorded: (steps: number) =>
    `Of ${count(steps)} early ${steps === 1 ? "step" : "steps"} the log does not say as whom ${steps === 1 ? "it was" : "they were"} decided`,
  lastJudged: (at: string) => `All judged again ${formatDateTime(at)}`,
  neverJudged: "Judged as they were written, not yet again",

  // the list
  compare: "Compare",
  compareThis: (at: string) => `Compare the checkpoint of ${formatDateTime(at)}`,
  at: "Made",
  size: "Entries",
  hash: "Hash of the last",
  key: "Key",
  by: "By",
  schedule: "The schedule",
  mailed: "Mailed",
  state: "The log",
  file: "File",
  download: "Download",
  downloadThis: (at: string) => `Download the checkpoint of ${formatDateTime(at)}`,
  none: "No checkpoint yet",
  noneText: "The house makes one each morning if something happened.",

  // between two
  between: "From one to the other",
  betweenText:
    "Choose two checkpoints: the house reads all between them, and signs that the one log goes on into the other.",
  stateIt: "State that it goes on",
  chooseTwo: "Choose two checkpoints in the list.",
  goesOn: (from: number, to: number) =>
    `The log of ${entries(from)} goes on into that of ${entries(to)}. The house has signed it.`,
  keepStatement: "Download the statement",

  // at home
  home: "How to verify it at home",
  homeText: "With one command, no account and no network. All it needs is Node.",
  steps: {
    verifier: "The verifier, one file",
    log: "The whole log, as signed JSON lines",
    checkpoint: "A checkpoint that was kept elsewhere, or the latest",
    command: "In the folder of all three, by the names of your files",
  },
  getVerifier: "Download the verifier",
  getLog: "Download the log",
  command: "node loupe-verify.mjs --file audit-log.jsonl --checkpoint checkpoint.json",
  copy: "Copy",
  copied: "The command is on the clipboard.",
  houseKey: "The house's key",
  keyNote:
    "Write its fingerprint down where whoever owns the database cannot reach it: the verifier takes it as --key, and says what it cannot vouch for without it.",
  homeNote:
    "Keep checkpoints where whoever owns the database cannot reach them: in a drawer, in a mailbox, with your auditor.",
} as const;
