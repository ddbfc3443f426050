import { choiceParam, dayParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";
import { type Job, jobStates, type Mail, mailStatuses } from "./outbox-states.ts";

/** The address of the outbox: mail, jobs or stopped addresses, their filters, and the open mail. */
export interface OutboxSearch extends ListParams {
  tab?: "jobs" | "stopped";
  status?: Mail["status"];
  state?: Job["state"];
  startDate?: string;
  endDate?: string;
  open?: number;
}

const sortable = ["to", "subject", "kind", "status", "created_at", "sent_at", "attempts"];

/** Reads the address of the outbox. */
export const outboxSearch = (raw: Record<string, unknown>): OutboxSearch => ({
  ...listParams(raw, sortable),
  tab: choiceParam(raw.tab, ["jobs", "stopped"]),
  status: choiceParam(raw.status, Object.keys(mailStatuses) as Mail["status"][]),
  state: choiceParam(raw.state, Object.keys(jobStates) as Job["state"][]),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  open: wholeParam(raw.open),
});
