import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { caratRangesList } from "./carat-ranges-list.ts";
import { type CaratRangesSearch, closed } from "./carat-ranges-search.ts";
import { RangeList } from "./range-list.tsx";
import { useOpenDrawer } from "./use-open-drawer.tsx";
import { words } from "./words.ts";

export type CaratRangesPageProps = RowViewer & EditingPage<CaratRangesSearch>;

/** The carat ranges in their order, the finer ones under each, and the drawer of the open one. */
export function CaratRangesPage(props: CaratRangesPageProps) {
  const { user, mayWrite, search } = props;
  const list = useListScreen(caratRangesList, props);
  const { rows, show, go, drawer } = list;
  const beside = useOpenDrawer({ rows, search, onGo: (next) => go({ ...closed, ...next }), ...drawer });
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addRangeMore}</WriteAct>;
  const note = mayWrite ? words.arrangeNote : words.orderNote;
  const dock = <PageDock note={<span className="dim">{note(rows.length)}</span>}>{null}</PageDock>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        skeleton={<SkeletonRows label={words.ranges} rows={10} widths={[28, 120, 280, 84]} />}
        add={add}
        dock={rows.length > 0 && dock}
        drawer={beside}
      >
        <RangeList rows={rows} mayWrite={mayWrite} search={search} onOpen={show} />
      </ListScreen>
    </ViewerProvider>
  );
}
