import { type MailingState, mailingStates } from "#domain/mailings.ts";
import { choiceParam, flagParam, type ListParams, listParams, textParam, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of mail rules: the filters of the list, and the open drawer. */
export interface BulkEmailSearch extends ListParams {
  state?: MailingState;
  open?: number;
  add?: true;
}

const sortable = ["name", "subject", "state", "updated_at"];

/** Reads the address of mail rules. */
export const bulkEmailSearch = (raw: Record<string, unknown>): BulkEmailSearch => ({
  ...listParams(raw, sortable),
  state: choiceParam(raw.state, mailingStates),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});

export const mailingTabs = ["stones", "report"] as const;
export type MailingTab = (typeof mailingTabs)[number];

/** The address of one rule: its stones, as of one letter or as one client sees them, or the report of a run. */
export interface MailingSearch extends ListParams {
  tab?: MailingTab;
  run?: number;
  uid?: string;
  user_id?: number;
  type?: DiamondType;
}

/** Reads the address of one rule. */
export const mailingSearch = (raw: Record<string, unknown>): MailingSearch => ({
  ...listParams(raw, []),
  tab: choiceParam(raw.tab, mailingTabs),
  run: wholeParam(raw.run),
  uid: textParam(raw.uid),
  user_id: wholeParam(raw.user_id),
  type: choiceParam(raw.type, diamondTypes),
});
