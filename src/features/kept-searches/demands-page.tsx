import { useCallback } from "react";
import { fromAddress } from "#domain/search/search-address.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { EditDemand } from "./demand-columns.tsx";
import { EditDemandDrawer, NewDemandDrawer } from "./demand-drawers.tsx";
import { demandsList } from "./kept-lists.ts";
import type { DemandsParams } from "./kept-params.ts";
import { lookingOf } from "./looking.ts";
import { words } from "./words.ts";

/** With `new`, the address also has the search that the new demand begins with. */
export type DemandsPageProps = RowViewer & EditingPage<DemandsParams>;

/** One's own demands: searches that send a mail when stones arrive. */
export function DemandsPage(props: DemandsPageProps) {
  const { user, mayWrite, search } = props;
  const list = useListScreen(demandsList(lookingOf(user.role_id)), props);
  const { row, show, drawer } = list;
  const { place, ...form } = { roleId: user.role_id, ...drawer };
  const edit = useCallback((id: number) => show({ edit: id }), [show]);
  const add = <WriteAct onClick={() => show({ new: 1 })}>{words.addDemandMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <EditDemand value={edit}>
        <ListScreen
          list={list}
          empty={{ title: words.noDemands, text: words.noDemandsText, acts: add }}
          tabs={<SearchTabs current="demands" />}
          add={add}
          drawer={
            search.new ? (
              <NewDemandDrawer begin={fromAddress({ ...search })} {...form} />
            ) : (
              row && <EditDemandDrawer key={row.id} demand={row} place={place} {...form} />
            )
          }
        />
      </EditDemand>
    </ViewerProvider>
  );
}
