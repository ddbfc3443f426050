import { TabRow } from "#ui/tab-row.tsx";
import { useMayPublish } from "./publishing.ts";
import { words } from "./words.ts";

/** The screens of a search, each at its address. */
const tabs = [
  { id: "results", label: words.results, to: "/search" },
  { id: "saved", label: words.saved, to: "/search/saved" },
  { id: "recent", label: words.recent, to: "/search/recent" },
  { id: "demands", label: words.demands, to: "/search/demands" },
  { id: "links", label: words.links, to: "/share-link" },
  { id: "overview", label: words.overview, to: "/search/overview" },
] as const;
export type SearchTab = (typeof tabs)[number]["id"];

/** From one screen of a search to the others. */
export function SearchTabs({ current }: { current: SearchTab }) {
  // A link of somebody who may publish none opens no more: there is nothing to look after.
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
