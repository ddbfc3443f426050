import "#stones/lines/stone-lists.css";
import type { ShownList } from "#domain/stone-lists.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { useShownRows } from "#stones/lines/line-groups.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import { type ListViewer, useAsker } from "#stones/lines/list-viewer.ts";
import { useLineBeside } from "#stones/lines/use-line-beside.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { focusList } from "#ui/data-table/focus-list.ts";
import type { Arranging } from "#ui/data-table/types.ts";
import { ListBody } from "#ui/list-body.tsx";
import { listSearch } from "#ui/list-search.ts";
import { useOpenRow } from "#ui/use-open-row.ts";
import { LinesDrawer } from "./lines-drawer.tsx";
import { filterPatch, LinesFilters, useLineFilters } from "./lines-filters.tsx";
import { type LinesSearch, tabOf } from "./lines-search.ts";
import { LinesTable } from "./lines-table.tsx";
import { LinesToolbar } from "./lines-toolbar.tsx";
import { LinesTools } from "./lines-tools.tsx";
import { lineLists } from "./lists.ts";
import { SelectionActs } from "./selection-acts.tsx";
import { useBeginFrom } from "./use-begin-from.ts";
import { useLineLayout } from "./use-line-layout.ts";
import { type ListScope, lineId, useLines } from "./use-lines.ts";
import { useLinesForm } from "./use-lines-form.ts";
import { useSelectedLines } from "./use-selected-lines.ts";

export interface StoneListPageProps {
  list: ShownList;
  viewer: ListViewer;
  /** The same person as one who takes stones: out of a list, into the next. */
  taker: StoneViewer;
  search: LinesSearch;
  onSearch: (patch: Partial<LinesSearch>) => void;
  /** The address of this list with that search. */
  addressOf: (search: LinesSearch) => string;
  /** The desk where its lines are worked off, for a client alone. */
  deskAddress?: (userId: number | undefined) => string;
  /** How high this device draws the rows of the list. */
  device: Arranging;
  /** Whose lines alone, where the list stands under a client or a business. */
  scope?: ListScope;
  /** Rows to a page, where it is not as many as the list has elsewhere. */
  pageSize?: number;
  onDirty?: (dirty: boolean) => void;
}

/** Lists whose lines somebody else may decide while they lie open; an enquiry freezes by its talk, and the others are one's own. */
const freezing: ReadonlySet<ShownList> = new Set(["hold", "confirm", "memo", "external"]);

/** One of the lists of spec §1: its lines or groups of them, one line beside them, and what can be done with those selected. */
export function StoneListPage(props: StoneListPageProps) {
  const { list, viewer, taker, search, onSearch, addressOf, deskAddress, device, scope = {}, onDirty } = props;
  const { form, ask, close } = useLinesForm(search.line);
  const asker = useAsker(viewer);
  const usual = { size: props.pageSize ?? lineLists[list].size };
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, usual);
  const lines = useLines({ list, search, scope, page, size });
  const { cycle } = lines;
  const { chosen, selectAll, isSelecting } = useSelectedLines(list, lines);
  const filters = useLineFilters(list, search, viewer, scope);
  const { columns, arranging, isReady } = useLineLayout(list, viewer, search.diamond_type ?? "white", device, scope);
  const rows = useShownRows(lines, {
    grouping: search.groupBy,
    paperPath: viewer.paperPath,
    areWhole: tabOf(list, search) === "all",
  });
  const onOpen = (id: string) => onSearch({ line: Number(id) });
  const open = search.line?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: lines.lines, rowId: lineId, open, onOpen });
  const filtered = (patch: Parameters<typeof filterPatch>[0]) => onFilter(filterPatch(patch) as typeof patch);

  const closeLine = () => onSearch({ line: undefined });
  const beside = useLineBeside({
    row,
    follows: !freezing.has(list),
    isListed: place !== undefined,
    onGoOn: close,
    onGone: closeLine,
  });

  /** What was selected has moved on, and the keyboard stands in the list again. */
  function done(moved: readonly StoneLine[] = []) {
    beside.taken(moved);
    close();
    lines.clear();
    focusList();
  }
  /** What was begun with the stones has ended the lines that they came from, the open one too. */
  function begun() {
    if (chosen.some((line) => row && lineId(line) === lineId(row))) closeLine();
    done();
  }
  const begin = useBeginFrom({ list, chosen, viewer: taker, onDone: begun, onDirty });
  const acts = { asker, mayWrite: viewer.mayWrite, onForm: ask, onDone: done };
  const hasDrawer = Boolean(begin.drawer) || form !== undefined || row !== undefined;
  const drawer =
    begin.drawer ||
    (hasDrawer && (
      <LinesDrawer
        form={form}
        beside={beside}
        place={place}
        viewer={viewer}
        asker={asker}
        userId={lines.filter?.user_id}
        acts={beside.line && <LineActs list={list} lines={[beside.line]} beside={beside} hasMain isOne {...acts} />}
        onForm={ask}
        onDone={done}
        onCloseForm={close}
        onCloseLine={closeLine}
        onDirty={onDirty}
      />
    ));
  return (
    <div className="stone-lists">
      <LinesToolbar
        list={list}
        isOwn={!viewer.namesClient}
        search={search}
        counts={lines.tabs}
        addressOf={addressOf}
        filtersOn={filters.on}
        filters={<LinesFilters search={search} filters={filters} onFilter={filtered} onSearch={onSearch} />}
        tools={
          <LinesTools
            {...{ list, lines, search, asker, columns, arranging, onSearch }}
            mayWrite={viewer.mayWrite}
            deskPath={deskAddress?.(lines.filter?.user_id)}
            onForm={ask}
          />
        }
      />
      <ListBody drawer={drawer}>
        <LinesTable
          {...{ list, viewer, cycle, search, filters, onSearch, onPage, isReady }}
          onFilter={filtered}
          table={{
            columns,
            rows,
            sorting,
            picking: { selected: new Set(chosen.map(lineId)), onSelected: cycle.select },
            opening: { open: row && !form ? lineId(row) : null, onOpen },
            arranging,
            page: tablePage(cycle.page.totalRecords),
          }}
        />
        <LinesDock
          lines={lines}
          chosen={chosen}
          onAll={isSelecting ? undefined : () => void selectAll()}
          onClear={lines.clear}
          acts={<SelectionActs list={list} lines={chosen} begin={begin} isBeside={hasDrawer} {...acts} />}
          namesClient={viewer.namesClient}
          page={page}
          size={size}
          onPage={onPage}
          onSize={onSize}
        />
      </ListBody>
    </div>
  );
}
