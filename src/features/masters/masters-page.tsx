import { Button } from "@mantine/core";
import { useCallback } from "react";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { EditMasterDrawer, NewMasterDrawer } from "./master-drawers.tsx";
import { EditMaster } from "./masters-columns.tsx";
import { mastersList } from "./masters-list.ts";
import type { MastersSearch } from "./masters-search.ts";
import { AsksSwitchMasterOff } from "./switch-off-dialog.tsx";
import { words } from "./words.ts";

export interface MastersPageProps extends RowViewer, EditingPage<MastersSearch> {
  onOpenMaster: (id: string) => void;
  /** The address of the list of all sub-masters. */
  allSubMasters: string;
}

/** The masters: the lists of choices that forms offer. A row opens its sub-masters. */
export function MastersPage(props: MastersPageProps) {
  const { user, mayWrite, search, onOpenMaster, allSubMasters } = props;
  const list = useListScreen(mastersList, props);
  const { row, open, show } = list;
  const edit = useCallback((id: number) => show({ edit: id }), [show]);
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMasterMore}</WriteAct>;
  const form = { mayWrite, ...list.drawer };
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <EditMaster value={edit}>
        <AsksSwitchMasterOff>
          <ListScreen
            list={list}
            empty={{ title: words.noMasters, text: words.noMastersText, acts: add }}
            opening={{ open, onOpen: onOpenMaster }}
            tools={
              <Button variant="default" component={Link} to={allSubMasters}>
                {words.allSubMasters}
              </Button>
            }
            add={add}
            drawer={
              search.add ? (
                <NewMasterDrawer {...form} />
              ) : (
                row && <EditMasterDrawer key={row.id} master={row} {...form} />
              )
            }
          />
        </AsksSwitchMasterOff>
      </EditMaster>
    </ViewerProvider>
  );
}
