import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { CheckpointsTab } from "./checkpoints-tab.tsx";
import { EntryList, type EntryListProps } from "./entry-list.tsx";
import { words } from "./words.ts";

interface AuditPageProps extends Omit<EntryListProps, "tabs"> {
  mayWrite: boolean;
}

/** The log of the house's changes, and the proof that nobody altered it. */
export function AuditPage({ mayWrite, ...props }: AuditPageProps) {
  const { search, onSearch, addressOf } = props;
  const isProof = search.tab === "checkpoints";
  const tabs = (
    <TabRow
      label={words.tabs}
      tabs={[
        { label: words.entries, to: addressOf({}), current: !isProof },
        { label: words.checkpoints, to: addressOf({ tab: "checkpoints" }), current: isProof },
      ]}
    />
  );
  if (!isProof) return <EntryList {...props} tabs={tabs} />;
  return (
    <>
      <Toolbar>{tabs}</Toolbar>
      <CheckpointsTab mayWrite={mayWrite} search={search} onSearch={onSearch} addressOf={addressOf} />
    </>
  );
}
