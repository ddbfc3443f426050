import { useMemo } from "react";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { EditStaffDrawer, NewStaffDrawer } from "./staff-drawers.tsx";
import { type KindName, type Staff, staffKinds } from "./staff-kinds.ts";
import { staffList } from "./staff-list.ts";
import type { StaffSearch } from "./staff-search.ts";

export interface StaffPageProps extends RowViewer, EditingPage<StaffSearch> {
  kind: KindName;
  /** The address of a person's rights; absent for those who may not see them. */
  rightsOf?: (person: Staff) => string;
}

/**
 * The people of one role of the house. They are added, changed, switched off, and deleted as long as nothing names
 * them.
 */
export function StaffPage(props: StaffPageProps) {
  const { user, mayWrite, search, rightsOf } = props;
  const kind = staffKinds[props.kind];
  const list = useListScreen(
    useMemo(() => staffList(kind), [kind]),
    props,
  );
  const { row, show, drawer } = list;
  const add = <WriteAct onClick={() => show({ add: true })}>{kind.words.addMore}</WriteAct>;
  const key = row && `${row.id} ${row.version}`;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: kind.words.none, text: kind.words.noneText, acts: add }}
        add={add}
        drawer={
          search.add ? (
            <NewStaffDrawer kind={kind} {...drawer} />
          ) : (
            row && <EditStaffDrawer key={key} kind={kind} person={row} rights={rightsOf?.(row)} {...drawer} />
          )
        }
      />
    </ViewerProvider>
  );
}
