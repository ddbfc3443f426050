import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import type { ListParams } from "#domain/search-params.ts";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { ActDialog } from "#ui/act-dialog.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { notify } from "#ui/notify.ts";
import { Toolbar } from "#ui/toolbar.tsx";
import { EndLink, linkCard, linkColumns, linkId, type ShareLink } from "./link-columns.tsx";
import { words } from "./words.ts";

export interface LinksPageProps {
  search: ListParams;
  onSearch: (patch: Partial<ListParams>) => void;
}

/** The links that one has given out: what each shows, until when, how often it was opened; each can be ended. */
export function LinksPage({ search, onSearch }: LinksPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const [ending, setEnding] = useState<ShareLink>();
  const list = useFetchCycle({ operation: "listShareLinks", input: { query: { page, size } }, columns: linkColumns });
  const withdraw = useAct("withdrawShareLink", { refreshes: ["listShareLinks"] });
  const close = () => setEnding(undefined);
  return (
    <>
      <Toolbar>
        <SearchTabs current="links" />
      </Toolbar>
      <ListBody>
        <EndLink value={setEnding}>
          <ListStates
            list={list}
            what={words.links}
            skeleton={<TableSkeleton label={words.links} columns={linkColumns} />}
            empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
            filters={[]}
            values={{}}
            onFilter={onFilter}
            onPage={onPage}
          >
            <DataTable
              label={words.title}
              columns={list.columns}
              rows={list.rows}
              rowId={linkId}
              card={linkCard}
              page={tablePage(list.page.totalRecords)}
            />
          </ListStates>
        </EndLink>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
      {ending && (
        <ActDialog
          title={words.endAsk(words.stones(ending.stones))}
          act={words.endAct}
          keep={words.endKeep}
          onAct={() =>
            formOutcome(async () => {
              notify.success((await withdraw.mutateAsync({ path: { id: ending.id } })).message);
              close();
            })
          }
          onClose={close}
        >
          <p>{words.endText}</p>
        </ActDialog>
      )}
    </>
  );
}
