import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { useOpenDetail } from "#screens/use-open-detail.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { useAssociateColumns } from "./associate-columns.tsx";
import type { TabPath } from "./associate-tabs.ts";
import { AssociatesDrawer } from "./associates-drawer.tsx";
import { AssociatesExport } from "./associates-export.tsx";
import { associatesList } from "./associates-list.ts";
import { type AssociatesSearch, associatesFilter } from "./associates-search.ts";
import { words } from "./words.ts";

export interface AssociatesPageProps extends RowViewer, EditingPage<AssociatesSearch> {
  /** True if this person may look at a tab of an associate. */
  mayOpen: (tab: TabPath) => boolean;
}

/** Salespeople, each with their own customers. A row opens beside the list. */
export const AssociatesPage = (props: AssociatesPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <AssociateList {...props} />
  </ViewerProvider>
);

function AssociateList(props: AssociatesPageProps) {
  const { search, mayOpen } = props;
  const list = useListScreen(associatesList(useAssociateColumns()), props);
  const { state, show, close, onOpen = () => {} } = list;
  const { open } = search;
  const opened = useOpenDetail({ operation: "getAssociate", input: { path: { id: open ?? 0 } }, open, close });
  const filter = associatesFilter(search);
  const add = <WriteAct onClick={() => show({ new: true })}>{words.addMore}</WriteAct>;
  return (
    <ListScreen
      list={list}
      empty={{ title: words.none, text: words.noneText, acts: add }}
      opening={{ open: opened.id, onOpen }}
      tools={<AssociatesExport filter={filter} sort={search.sort} matching={state.page.totalRecords} />}
      add={add}
      drawer={<AssociatesDrawer list={list} opened={opened} search={search} mayOpen={mayOpen} />}
    />
  );
}
