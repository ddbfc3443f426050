import { useMemo } from "react";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import type { Arranging } from "#ui/table/data-table/types.ts";
import type { Master } from "./masters-columns.tsx";
import { EditSubMasterDrawer, NewSubMasterDrawer } from "./sub-master-drawers.tsx";
import { subMasterColumns } from "./sub-masters-columns.tsx";
import type { SubMastersSearch } from "./sub-masters-search.ts";
import { subMastersOf } from "./sub-masters-shown.ts";
import { AsksSwitchOff } from "./switch-off-dialog.tsx";
import { words } from "./words.ts";

export interface SubMastersListProps extends RowViewer, EditingPage<SubMastersSearch> {
  /** The master of the list; absent for the list of all sub-masters. */
  master?: Master;
  /** The masters that the list of all can be filtered by. */
  masters?: readonly Master[];
  /** The person's own arrangement of the columns. */
  arranging: Arranging;
}

/** Sub-masters of one master, or of all: 500 a page, columns as one likes them, one drawer for each. */
export function SubMastersList(props: SubMastersListProps) {
  const { user, mayWrite, master, masters, search, arranging } = props;
  const list = useListScreen(
    useMemo(() => subMastersOf(master, masters), [master, masters]),
    props,
  );
  const { row, show, drawer } = list;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addSubMasterMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <AsksSwitchOff>
        <ListScreen
          list={list}
          empty={{ title: words.noSubMasters, text: words.noSubMastersText, acts: add }}
          arranging={arranging}
          tools={
            <>
              <ColumnChooser columns={subMasterColumns} {...arranging} />
              {master && <WriteAct onClick={() => show({ view: "arrange" })}>{words.arrange}</WriteAct>}
            </>
          }
          add={add}
          drawer={
            search.add ? (
              <NewSubMasterDrawer master={master} mayWrite={mayWrite} {...drawer} />
            ) : (
              row && <EditSubMasterDrawer key={row.id} row={row} mayWrite={mayWrite} {...drawer} />
            )
          }
        />
      </AsksSwitchOff>
    </ViewerProvider>
  );
}
