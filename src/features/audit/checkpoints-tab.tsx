import "./verdict.css";
import { useState } from "react";
import { listOf } from "#screens/list-of.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListRows } from "#screens/list-rows.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Pager } from "#ui/list/pager.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { CheckpointConsistency } from "./checkpoint-consistency.tsx";
import { useProofFiles } from "./checkpoint-files.ts";
import { CheckpointHome } from "./checkpoint-home.tsx";
import { CheckpointTable } from "./checkpoint-table.tsx";
import { words } from "./checkpoint-words.ts";
import { VerdictActs } from "./verdict-acts.tsx";
import { VerdictPanel } from "./verdict-panel.tsx";

const checkpointsList = listOf({
  operation: "listCheckpoints",
  input: (_: AuditSearch, at) => ({ query: at }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.title,
  columns: [],
  rowId: ({ id }) => String(id),
  card: ({ id }) => id,
  size: 50,
  filters: [],
});

interface CheckpointsTabProps extends ListPage<AuditSearch> {
  mayWrite: boolean;
  addressOf: (search: AuditSearch) => string;
}

/** The state of the log, its signed checkpoints, and the way to verify it elsewhere. */
export function CheckpointsTab({ mayWrite, addressOf, ...asked }: CheckpointsTabProps) {
  const list = useListScreen(checkpointsList, asked);
  const { page, size, onPage } = list.at;
  const { saveCheckpoint } = useProofFiles();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // A third choice takes the place of the first.
  const choose = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-2)));
  const matching = list.state.page.totalRecords;
  const pages = <Pager page={page} size={size} shown={list.rows.length} matching={matching} onPage={onPage} />;

  return (
    <Page label={words.page}>
      <VerdictPanel addressOf={addressOf} acts={<VerdictActs mayWrite={mayWrite} />} />
      <Columns>
        <Panel title={words.title} aside={list.rows.length > 0 && pages} flush>
          <ListRows
            list={list}
            empty={{ title: words.none, text: words.noneText }}
            skeleton={<SkeletonRows label={words.title} rows={5} />}
          >
            <CheckpointTable rows={list.rows} chosen={new Set(chosen)} onChoose={choose} onSave={saveCheckpoint} />
          </ListRows>
        </Panel>
        <div className="stack">
          <CheckpointConsistency key={chosen.join()} chosen={chosen} />
          <CheckpointHome latest={page === 1 ? list.rows[0]?.id : undefined} />
        </div>
      </Columns>
    </Page>
  );
}
