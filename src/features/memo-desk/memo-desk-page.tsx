import "#stones/lines/stone-lists.css";
import "./memo-desk.css";
import { sentenceOf } from "#api/errors.ts";
import { messages } from "#domain/messages.ts";
import { numbersRefusal } from "#domain/stock-numbers.ts";
import { groupings } from "#domain/stone-lists.ts";
import { isEverOffered } from "#stones/line-refusal.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { useShownRows } from "#stones/lines/line-groups.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import { type ListViewer, useAsker } from "#stones/lines/list-viewer.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { focusList } from "#ui/data-table/focus-list.ts";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { notify } from "#ui/notify.ts";
import { useOpenRow } from "#ui/use-open-row.ts";
import { useScreenKeys } from "#ui/use-screen-keys.ts";
import { memoCard, memoColumns } from "./memo-columns.tsx";
import type { MemoDeskSearch } from "./memo-desk-search.ts";
import { MemoDrawer } from "./memo-drawer.tsx";
import { MemoToolbar } from "./memo-toolbar.tsx";
import { useBeside } from "./use-beside.ts";
import { deskSize, useMemos } from "./use-memos.ts";
import { usePastedNumbers } from "./use-pasted-numbers.ts";
import { rowId, useSelection } from "./use-selection.ts";
import { words } from "./words.ts";

export interface MemoDeskPageProps {
  viewer: ListViewer;
  search: MemoDeskSearch;
  onSearch: (patch: Partial<MemoDeskSearch>) => void;
  /** The address of the desk with that search. */
  addressOf: (search: MemoDeskSearch) => string;
  /** The list of all memos, of a client. */
  listAddress: (userId: number | undefined) => string;
  /** Where a paper is read and printed. */
  paperPath: (id: number) => string;
  onDirty?: (dirty: boolean) => void;
}

const actKeys = { RECEIVE: "V", SELL: "S" };

/** The desk of memos: what is out, by memo; taken back, sold and issued from the keyboard or a scanner. */
export function MemoDeskPage(props: MemoDeskPageProps) {
  const { viewer, search, onSearch, addressOf, listAddress, paperPath, onDirty } = props;
  const { mayWrite } = viewer;
  const { beside, setBeside, open, question, tellDirty } = useBeside(onDirty);
  const asker = useAsker(viewer);
  const columns = memoColumns(search.tab ?? "issued", paperPath);
  const { page, size, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: deskSize });
  const memos = useMemos(search, page, size);
  const { cycle } = memos;
  const { chosen, selectNumbers, letGo } = useSelection(memos, search.user_id);
  const rows = useShownRows(memos, { grouping: groupings.memo, paperPath, areWhole: search.tab === "all" });
  const issues = isEverOffered("memo", "SELL", asker);
  const noIssue = mayWrite && issues ? null : messages.forbidden;

  async function selectPasted(numbers: readonly string[]) {
    const tooMany = numbersRefusal(numbers);
    if (tooMany) return notify.failure(tooMany);
    try {
      const refused = await selectNumbers(numbers);
      const shared = refused.filter(({ choices }) => choices);
      const missing = refused.filter(({ choices }) => !choices);
      if (missing.length > 0) notify.failure(words.notOut(missing.map(({ stock_no }) => stock_no ?? "")));
      if (shared.length > 0) open({ kind: "select", asked: shared });
    } catch (error) {
      notify.failure(sentenceOf(error));
    }
  }
  const onOpen = (id: string) => {
    const line = memos.lines.find((one) => rowId(one) === id);
    if (line) open({ kind: "line", line });
  };
  const opened = beside?.kind === "line" ? rowId(beside.line) : null;
  const { row, place } = useOpenRow({ rows: memos.lines, rowId, open: opened, onOpen });
  usePastedNumbers((numbers) => void selectPasted(numbers));
  useScreenKeys({
    p: () => open({ kind: "select" }),
    n: () => !noIssue && open({ kind: "issue" }),
  });

  /** What was selected has moved on, and the keyboard stands in the list again. */
  function moved(lines: readonly StoneLine[]) {
    letGo(lines);
    setBeside(undefined);
    focusList();
  }
  return (
    <div className="stone-lists memo-desk">
      <MemoToolbar
        search={search}
        counts={memos.tabs}
        addressOf={addressOf}
        listAddress={listAddress}
        noIssue={noIssue}
        onSearch={onSearch}
        onSelect={() => open({ kind: "select" })}
        onIssue={() => open({ kind: "issue" })}
      />
      <ListBody
        drawer={
          beside && (
            <MemoDrawer
              {...{ beside, viewer, row, place }}
              onMoved={moved}
              userId={search.user_id}
              asker={asker}
              noIssue={noIssue}
              paperPath={paperPath}
              selectNumbers={selectNumbers}
              onBeside={setBeside}
              onSold={letGo}
              onDirty={tellDirty}
            />
          )
        }
      >
        <ListStates
          list={cycle}
          what={words.what}
          skeleton={<TableSkeleton label={words.what} columns={columns} pickable />}
          empty={<BlankState title={words.none}>{words.fills}</BlankState>}
          onPage={onPage}
        >
          <DataTable
            label={words.desk}
            columns={columns}
            rows={rows}
            rowId={rowId}
            card={memoCard}
            picking={{ selected: new Set(chosen.map(rowId)), onSelected: cycle.select }}
            opening={{ open: opened, onOpen }}
            page={tablePage(cycle.page.totalRecords)}
          />
        </ListStates>
        <LinesDock
          lines={memos}
          chosen={chosen}
          namesClient
          onClear={() => cycle.select([])}
          acts={
            <LineActs
              list="memo"
              lines={chosen}
              asker={asker}
              mayWrite={mayWrite}
              hasMain={!beside}
              keys={actKeys}
              onForm={({ lines }) => open({ kind: "sell", lines })}
              onDone={moved}
            />
          }
          page={page}
          size={size}
          onPage={onPage}
          onSize={onSize}
        />
      </ListBody>
      {question}
    </div>
  );
}
