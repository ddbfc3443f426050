import type { StoneColumnId } from "#domain/search/stone-columns.ts";
import { ListScreen, type TableScreenProps } from "#screens/list-screen.tsx";
import type { ListScreenState } from "#screens/use-list-state.ts";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import type { Place } from "#ui/list/drawer.tsx";
import { ActBar } from "./acting/act-bar.tsx";
import { ActNote } from "./acting/act-note.tsx";
import { useActing } from "./acting/use-acting.tsx";
import type { FoundStone } from "./found-stone.ts";
import { StoneDrawer } from "./stone-drawer.tsx";
import type { Stone } from "./stone-facts.ts";
import { StoneTools } from "./stone-tools.tsx";
import type { StoneViewer } from "./viewer.ts";

interface Chosen<Row> {
  chosen: readonly Row[];
  selected: ReadonlySet<string>;
  select: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** The open stone, as the address names it and as the list shows it. */
interface OpenStone {
  stock: string | undefined;
  row?: Stone;
  place?: Place;
  onClose: () => void;
}

interface OfStones<Row extends object> {
  list: ListScreenState<Row> & Chosen<Row>;
  viewer: StoneViewer;
  /** The client that one looks and acts for. */
  clientId: number | undefined;
  /** The selected stones. */
  stones: readonly FoundStone[];
  open: OpenStone;
  /** The columns of a file of the selection. */
  columns?: StoneColumnId[];
}

type StonesScreenProps<Row extends object> = OfStones<Row> & Omit<TableScreenProps<Row>, "list" | "picking">;

/** A list of stones, with one of them beside it and the acts on the selected ones. */
export function StonesScreen<Row extends object>(props: StonesScreenProps<Row>) {
  const { viewer, clientId, stones, open, columns, ...screen } = props;
  const { selected, select, clear, chosen, shape } = screen.list;
  const { stock, ...opened } = open;
  const acting = useActing({ stones, viewer, clientId, onDone: clear });
  const leaveOut = (stockNo: string) => {
    const rowsOfIt = chosen.filter((_, at) => stones[at]?.stock_no === stockNo).map(shape.rowId);
    select([...selected].filter((id) => !rowsOfIt.includes(id)));
  };
  return (
    <ListScreen
      {...screen}
      picking={{ selected, onSelected: select }}
      drawer={
        acting.drawer ??
        (stock && <StoneDrawer key={stock} stockNo={stock} viewer={viewer} clientId={clientId} {...opened} />)
      }
      selection={
        selected.size > 0 && (
          <DockSelection selected={selected.size} onClear={clear}>
            <StoneTools stones={stones} clientId={clientId} columns={columns} onLeaveOut={leaveOut} />
          </DockSelection>
        )
      }
      told={<ActNote acting={acting} />}
      acts={<ActBar acting={acting} isBeside={stock !== undefined} />}
    />
  );
}
