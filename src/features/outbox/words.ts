import { count, dash } from "#domain/format.ts";

/** Every word of the outbox; sentences of refusals are the catalogue's. */
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
  attempts: "Tries",
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

  text: "Text",
  textGone: "The text is gone: a mail server has taken the mail.",
  textHelp: "One click selects a code.",
  sendAgain: "Send again",
  goesLater: "The mail server did not take it yet. It is tried again by itself, and goes once:",
  lettersWait: "The mail server takes no letters now. They go later, each once; what was decided stands.",

  cancelTitle: (kind: string) => `Stop “${kind}”?`,
  cancelText: "What it has done so far stays done; the rest is left. It is not tried again.",
  cancelAct: "Stop the job",
  cancelKeep: "Let it run",

  noMail: "No mail yet",
  noMailText: "Codes, invitations and letters about decisions stand here, with what became of them.",
  noJobs: "No jobs yet",
  noJobsText: "Work in the background stands here while it waits and runs, and for a while after it has ended.",
  refreshing: "Kept up to date while something waits or runs.",
  counted: (done: number, of: number | null) =>
    of === null ? (done === 0 ? dash : count(done)) : `${count(done)} of ${count(of)}`,
} as const;
