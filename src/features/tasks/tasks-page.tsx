import { useRefetchEvery } from "#api/use-refetch-every.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { NewTaskDrawer, TaskDrawer } from "./task-drawers.tsx";
import { tasksLists } from "./tasks-list.ts";
import type { TasksParams } from "./tasks-params.ts";
import { words } from "./words.ts";

export interface TasksPageProps extends RowViewer, EditingPage<TasksParams> {
  /** The address of this screen with a search. */
  addressOf: (search: TasksParams) => string;
  /** The address of a load; undefined without the right to read it. */
  loadOf: ((id: number) => string) | undefined;
}

const oneMinute = 60_000;

/** The tasks of a person of the house, pending and done. */
export function TasksPage(props: TasksPageProps) {
  const { user, mayWrite, search, addressOf, loadOf } = props;
  const isDone = search.tab === "done";
  const shown = isDone ? tasksLists.done : tasksLists.pending;
  const list = useListScreen(shown, props);
  const { row, show, drawer } = list;
  useRefetchEvery(oneMinute, list.cycle.refetch);
  const add = <WriteAct onClick={() => show({ new: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ ...shown.empty, acts: isDone ? undefined : add }}
        add={add}
        tabs={
          <TabRow
            label={words.tabs}
            tabs={[
              { label: words.pending, to: addressOf({}), current: !isDone },
              { label: words.done, to: addressOf({ tab: "done" }), current: isDone },
            ]}
          />
        }
        drawer={
          search.new ? (
            <NewTaskDrawer line_id={search.line} paper_id={search.paper} mayWrite={mayWrite} {...drawer} />
          ) : (
            row && <TaskDrawer key={row.id} task={row} place={drawer.place} loadOf={loadOf} onClose={drawer.onClose} />
          )
        }
      />
    </ViewerProvider>
  );
}
