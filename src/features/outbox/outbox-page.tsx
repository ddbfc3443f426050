import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { JobList } from "./job-list.tsx";
import { MailList } from "./mail-list.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { StoppedList } from "./stopped-list.tsx";
import { words } from "./words.ts";

const lists = { jobs: JobList, stopped: StoppedList };

export interface OutboxPageProps {
  mayWrite: boolean;
  search: OutboxSearch;
  onSearch: (patch: Partial<OutboxSearch>) => void;
  /** The address of this screen with a search. */
  addressOf: (search: OutboxSearch) => string;
}

/** The mail of the house, its jobs, and the addresses that get no letters. */
export function OutboxPage({ mayWrite, search, onSearch, addressOf }: OutboxPageProps) {
  const List = search.tab ? lists[search.tab] : MailList;
  return (
    <>
      <Toolbar>
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.mail, to: addressOf({}), current: search.tab === undefined },
            { label: words.jobs, to: addressOf({ tab: "jobs" }), current: search.tab === "jobs" },
            { label: words.stopped, to: addressOf({ tab: "stopped" }), current: search.tab === "stopped" },
          ]}
        />
      </Toolbar>
      <List mayWrite={mayWrite} search={search} onSearch={onSearch} />
    </>
  );
}
