import { type FeedState, feedStates } from "#domain/feeds.ts";
import { choiceParam, flagParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of feeds: the filters of the list, and the open drawer. */
export interface FeedsSearch extends ListParams {
  state?: FeedState;
  open?: number;
  add?: true;
}

const sortable = ["name", "provider", "state", "updated_at"];

/** Reads the address of feeds. */
export const feedsSearch = (raw: Record<string, unknown>): FeedsSearch => ({
  ...listParams(raw, sortable),
  state: choiceParam(raw.state, feedStates),
  open: wholeParam(raw.open),
  add: flagParam(raw.add),
});
