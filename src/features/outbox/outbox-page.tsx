import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { JobList } from "./job-list.tsx";
import { MailList } from "./mail-list.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { words } from "./words.ts";

export interface OutboxPageProps {
  mayWrite: boolean;
  search: OutboxSearch;
  onSearch: (patch: Partial<OutboxSearch>) => void;
  /** The address of this screen with a search. */
  addressOf: (search: OutboxSearch) => string;
}

/** The mail and the jobs of the house. */
export function OutboxPage({ mayWrite, search, onSearch, addressOf }: OutboxPageProps) {
  const isJobs = search.tab === "jobs";
  return (
    <>
      <Toolbar>
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.mail, to: addressOf({}), current: !isJobs },
            { label: words.jobs, to: addressOf({ tab: "jobs" }), current: isJobs },
          ]}
        />
      </Toolbar>
      {isJobs ? (
        <JobList mayWrite={mayWrite} search={search} onSearch={onSearch} />
      ) : (
        <MailList mayWrite={mayWrite} search={search} onSearch={onSearch} />
      )}
    </>
  );
}
