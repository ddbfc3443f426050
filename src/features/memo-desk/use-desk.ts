import { sentenceOf } from "#api/errors.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { numbersRefusal } from "#domain/stock-numbers.ts";
import { groupings } from "#domain/stone-lists.ts";
import { useListState } from "#screens/use-list-state.ts";
import { isEverOffered } from "#stones/line-refusal.ts";
import { useShownRows } from "#stones/lines/line-groups.tsx";
import { useAsker } from "#stones/lines/list-viewer.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { byKey } from "#ui/act/by-key.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { listSearch } from "#ui/list/list-search.ts";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import { notify } from "#ui/notice/notify.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import { memoCard, memoColumns } from "./memo-columns.tsx";
import type { MemoDeskPageProps } from "./memo-desk-page-props.ts";
import { useBeside } from "./use-beside.ts";
import { deskSize, useMemos } from "./use-memos.ts";
import { usePastedNumbers } from "./use-pasted-numbers.ts";
import { rowId, useSelection } from "./use-selection.ts";
import { words } from "./words.ts";

/** The state of the desk: the memos, the selected lines, and the drawer beside them. */
export function useDesk({ viewer, search, onSearch, paperPath, onDirty }: MemoDeskPageProps) {
  const { tab = "issued", user_id } = search;
  const { beside, setBeside, open, question, tellDirty } = useBeside(onDirty);
  const asker = useAsker(viewer);
  const at = listSearch(search, onSearch, { size: deskSize });
  const memos = useMemos(search, at.page, at.size);
  const { cycle, lines } = memos;
  const shape = {
    title: words.desk,
    what: words.what,
    columns: memoColumns(tab, paperPath),
    rowId,
    card: memoCard,
    filters: [],
  };
  const list = useListState(shape, { search, onSearch }, { at, cycle, rows: lines });
  const { chosen, selectNumbers, letGo } = useSelection(memos, user_id);
  const rows = useShownRows(memos, { grouping: groupings.memo, paperPath, areWhole: tab === "all" });
  const noRight = useNoRight();
  const noIssue = viewer.mayWrite && isEverOffered("memo", "SELL", asker) ? null : noRight;

  async function selectPasted(numbers: readonly string[] | null) {
    const tooMany = numbers === null ? messages.tooManyStones : numbersRefusal(numbers);
    if (numbers === null || tooMany) return notify.failure(tooMany);
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
    const line = lines.find((one) => rowId(one) === id);
    if (line) open({ kind: "line", line });
  };
  const opened = beside?.kind === "line" ? rowId(beside.line) : null;
  const { row, place } = useOpenRow({ rows: lines, rowId, open: opened, onOpen });
  usePastedNumbers((numbers) => void selectPasted(numbers));
  const onSelect = () => open({ kind: "select" });
  const onIssue = () => open({ kind: "issue" });
  useScreenKeys({ p: onSelect, n: () => byKey(noIssue, onIssue) });

  /** Clears the lines that moved, and returns the focus to the list. */
  function moved(gone: readonly StoneLine[]) {
    letGo(gone);
    setBeside(undefined);
    focusList();
  }
  const drawn = { list, memos, rows, chosen, asker, noIssue, question, opened, onOpen, onSelect, onIssue };
  return { ...drawn, beside, setBeside, open, row, place, selectNumbers, letGo, moved, tellDirty };
}

export type Desk = ReturnType<typeof useDesk>;
