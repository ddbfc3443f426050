import "./verdict.css";
import { useState } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Columns, Page } from "#ui/page.tsx";
import { Pager } from "#ui/pager.tsx";
import { Panel } from "#ui/panel.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { CheckpointConsistency } from "./checkpoint-consistency.tsx";
import { useProofFiles } from "./checkpoint-files.ts";
import { CheckpointHome } from "./checkpoint-home.tsx";
import { CheckpointTable } from "./checkpoint-table.tsx";
import { words } from "./checkpoint-words.ts";
import { VerdictActs } from "./verdict-acts.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

interface CheckpointsTabProps {
  mayWrite: boolean;
  search: AuditSearch;
  onSearch: (patch: Partial<AuditSearch>) => void;
  addressOf: (search: AuditSearch) => string;
}

/** Whether the log is what it was, what was signed of it, and how anybody finds that out elsewhere. */
export function CheckpointsTab({ mayWrite, search, onSearch, addressOf }: CheckpointsTabProps) {
  const { page, size, onPage } = listSearch(search, onSearch, { size: 50 });
  const list = useFetchCycle({ operation: "listCheckpoints", input: { query: { page, size } } });
  const { saveCheckpoint } = useProofFiles();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // The third takes the place of the first.
  const choose = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-2)));
  const matching = list.page.totalRecords;
  const pages = <Pager page={page} size={size} shown={list.rows.length} matching={matching} onPage={onPage} />;

  return (
    <Page label={words.page}>
      <VerdictPanel addressOf={addressOf} acts={<VerdictActs mayWrite={mayWrite} />} />
      <Columns>
        <Panel title={words.title} aside={list.rows.length > 0 && pages} flush>
          <ListStates
            list={list}
            what={words.title}
            skeleton={<SkeletonRows label={words.title} rows={5} />}
            empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
            onPage={onPage}
          >
            <CheckpointTable rows={list.rows} chosen={new Set(chosen)} onChoose={choose} onSave={saveCheckpoint} />
          </ListStates>
        </Panel>
        <div className="stack">
          <CheckpointConsistency key={chosen.join()} chosen={chosen} />
          <CheckpointHome latest={page === 1 ? list.rows[0]?.id : undefined} />
        </div>
      </Columns>
    </Page>
  );
}
