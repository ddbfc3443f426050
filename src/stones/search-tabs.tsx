import { addresses } from "#domain/addresses.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { useMayPublish } from "./publishing.ts";
import { words } from "./words.ts";

/** The screens of a search, each at its address. */
const tabs = [
  { id: "results", label: words.results, to: addresses.search },
  { id: "saved", label: words.saved, to: addresses.savedSearches },
  { id: "recent", label: words.recent, to: addresses.recentSearches },
  { id: "demands", label: words.demands, to: addresses.demands },
  { id: "links", label: words.links, to: addresses.sharedLinks },
  { id: "overview", label: words.overview, to: addresses.stockOverview },
] as const;
export type SearchTab = (typeof tabs)[number]["id"];

/** The tabs between the screens of a search. */
export function SearchTabs({ current }: { current: SearchTab }) {
  // The links of a person who may not publish no longer open, so the tab would serve nothing.
  const isPublisher = useMayPublish();
  return (
    <TabRow
      label={words.searchScreens}
      tabs={tabs
        .filter(({ id }) => id !== "links" || isPublisher)
        .map(({ id, label, to }) => ({ label, to, current: id === current }))}
    />
  );
}
