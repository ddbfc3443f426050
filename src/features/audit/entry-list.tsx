import "./audit.css";
import type { ReactNode } from "react";
import { logCounted } from "#domain/limits.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { shownAs } from "#screens/use-list-state.ts";
import { auditFilters, isNarrowed } from "./audit-filters.ts";
import { type AuditSearch, auditFilter } from "./audit-search.ts";
import { entriesList } from "./entries-list.ts";
import { EntryDrawer } from "./entry-drawer.tsx";
import { GoOnCounting } from "./go-on-counting.tsx";
import { LogExport } from "./log-export.tsx";
import { words } from "./words.ts";

export interface EntryListProps extends ListPage<AuditSearch> {
  addressOf: (search: AuditSearch) => string;
  pictureOf: (workflow: string, item: string) => string | undefined;
  /** The tabs of the log. The export of its file stands beside them. */
  tabs: ReactNode;
}

/** The entries of the log, the latest first; a row opens one. */
export function EntryList({ addressOf, pictureOf, tabs, ...page }: EntryListProps) {
  const { search, onSearch } = page;
  const list = useListScreen(entriesList, page);
  const { rows, state, drawer, close } = list;
  const filter = auditFilter(search);
  const matching = state.page.totalRecords;
  const isBounded = isNarrowed(filter) && matching >= logCounted;
  const person = rows.find(({ who }) => who?.id === search.who)?.who?.name;
  const open = search.entry?.toString() ?? null;
  const to = { addressOf, pictureOf, onClose: close };
  return (
    <ListScreen
      list={shownAs(list, { filters: auditFilters(person, filter) })}
      empty={{ title: words.none, text: words.noneText }}
      opening={{ open, onOpen: (id) => list.show({ entry: Number(id) }) }}
      tabs={tabs}
      tools={<LogExport filter={filter} matching={matching} isBounded={isBounded} />}
      end={isBounded && <GoOnCounting oldest={rows.at(-1)?.seq} onSearch={onSearch} />}
      drawer={
        search.entry !== undefined && <EntryDrawer key={search.entry} seq={search.entry} place={drawer.place} {...to} />
      }
    />
  );
}
