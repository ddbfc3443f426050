import { count, dash } from "#domain/format.ts";

/** All words of the outbox. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Outbox",
  tabs: "Outbox",
  mail: "Mail",
  jobs: "Jobs",
  mails: "mails",
  jobRows: "jobs",

  created: "Created",
  to: "To",
  subject: "Subject",
  kind: "Kind",
  status: "Status",
  state: "State",
  attempts: "Attempts",
  error: "Error",
  sent: "Sent",
  progress: "Progress",
  ended: "Ended",
  cancel: "Stop",
  cancelMore: "Stop…",
  cancelThis: (kind: string) => `Stop “${kind}”`,

  search: "Search",
  searchHint: "Address or subject",
  created_range: "Created",

  answers: "Answers of the mail server",
  text: "Text",
  keptHere: "No mail server was set up when this mail was written. It was not sent, and is kept here to be read.",
  textGone: "The text is not kept once a mail has been sent.",
  textVeiled: "The code or link in this letter is hidden: it opens the account of the person it was written to.",
  textHelp: "Click a code to select it.",
  sendAgain: "Send again",
  goesLater: "The mail server has not accepted it yet. It will be tried again automatically and sent once:",
  lettersWait:
    "The mail server is not accepting mail. Letters will be sent later, each once. Decisions are not affected.",

  senderWrong: "Receivers may refuse the letters of this house, or put them with the junk:",

  cancelTitle: (kind: string) => `Stop “${kind}”?`,
  cancelText: "What it has done so far is kept; the rest is not done. It will not be tried again.",
  cancelAct: "Stop job",
  cancelKeep: "Let it run",

  stopped: "Stopped addresses",
  stoppedRows: "addresses",
  stoppedHint: "Address",
  address: "Address",
  reason: "Reason",
  reasons: { bounce: "Refused by its server", complaint: "Complaint of its owner" },
  said: "Answer",
  since: "Stopped",
  lift: "Letters",
  liftMore: "Allow…",
  liftThis: (address: string) => `Allow letters to ${address}`,
  liftTitle: (address: string) => `Allow letters to ${address} again?`,
  liftText:
    "Future letters are sent to it again. Letters that were not sent stay unsent. If its server refuses the address again, it is stopped again.",
  liftAct: "Allow letters",
  liftKeep: "Leave it stopped",
  noStopped: "No stopped addresses",
  noStoppedText:
    "An address that its mail server refuses, or whose owner complains, gets no more letters, and appears here with what was said.",

  noMail: "No mail yet",
  noMailText: "Codes, invitations and letters about decisions appear here with their status.",
  noJobs: "No jobs yet",
  noJobsText: "Background jobs appear here while they wait and run, and for a while afterwards.",
  refreshing: "Updated automatically while anything is waiting or running.",
  counted: (done: number, of: number | null) =>
    of === null ? (done === 0 ? dash : count(done)) : `${count(done)} of ${count(of)}`,
} as const;
