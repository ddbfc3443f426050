import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListStates } from "#ui/list-states.tsx";
import { PageDock } from "#ui/page-dock.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { type CaratRangesSearch, closed } from "./carat-ranges-search.ts";
import { RangeList } from "./range-list.tsx";
import { useOpenDrawer } from "./use-open-drawer.tsx";
import { words } from "./words.ts";

export interface CaratRangesPageProps {
  user: User;
  mayWrite: boolean;
  search: CaratRangesSearch;
  onSearch: (patch: Partial<CaratRangesSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

/** An order is arranged as a whole: all ranges at once. */
const all = { query: { size: 1000 } } as const;

/** The carat ranges in their order, the finer ones under each, and a drawer for either. */
export function CaratRangesPage({ user, mayWrite, search, onSearch, onDirty }: CaratRangesPageProps) {
  const list = useFetchCycle({ operation: "listCaratRanges", input: all });
  const open = (drawer: CaratRangesSearch) => onSearch({ ...closed, ...drawer });
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (drawer: CaratRangesSearch) => {
    onDirty?.(false);
    open(drawer);
  };
  const drawer = useOpenDrawer({ rows: list.rows, search, onGo: go, onClose: () => go({}), onDirty });
  const add = (
    <Act variant="default" reason={mayWrite ? null : messages.forbidden} onClick={() => open({ add: true })}>
      {words.addRangeMore}
    </Act>
  );
  const note = mayWrite ? words.arrangeNote : words.orderNote;

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add} />
      <ListBody drawer={drawer}>
        <ListStates
          list={list}
          what={words.ranges}
          skeleton={<SkeletonRows label={words.ranges} rows={10} widths={[28, 120, 280, 84]} />}
          empty={
            <BlankState title={words.none} acts={add}>
              {words.noneText}
            </BlankState>
          }
          onPage={list.refetch}
        >
          <RangeList rows={list.rows} mayWrite={mayWrite} search={search} onOpen={open} />
        </ListStates>
        {list.rows.length > 0 && (
          <PageDock note={<span className="dim">{note(list.rows.length)}</span>}>{null}</PageDock>
        )}
      </ListBody>
    </ViewerProvider>
  );
}
