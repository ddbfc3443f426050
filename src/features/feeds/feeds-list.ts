import { statuses } from "#domain/codes.ts";
import { feedStates } from "#domain/feeds.ts";
import { listOf } from "#screens/list-of.ts";
import { codeOf, feedId } from "./feed.ts";
import { feedCard, feedColumns } from "./feed-columns.tsx";
import type { FeedsSearch } from "./feeds-search.ts";
import { words } from "./words.ts";

const labels: Readonly<Record<number, { label: string }>> = statuses.feed;
const choices = feedStates
  .filter((state) => state !== "paused.byPerson")
  .map((value) => ({ value, label: labels[codeOf(value)]?.label ?? value }));

/** The feeds of all providers, or of one. */
export const feedsList = (provider: number | undefined) =>
  listOf({
    operation: "listFeeds",
    input: ({ state, search, sort }: FeedsSearch, at) => ({
      query: { ...at, sort, search, state, provider_id: provider },
    }),
    failure: "dataNotFetched",
    title: words.title,
    what: words.feeds,
    columns: provider === undefined ? feedColumns : feedColumns.filter(({ id }) => id !== "provider"),
    rowId: feedId,
    card: feedCard,
    size: 50,
    filters: [
      { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
      { kind: "choice", name: "state", label: words.state, choices },
    ],
    beside: { row: "open", shut: { open: undefined, add: undefined } },
  });
