import { SegmentedControl } from "@mantine/core";
import { addresses } from "#domain/addresses.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { externalClientsList } from "./clients-list.ts";
import type { ClientsSearch } from "./clients-search.ts";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { NewClientDrawer } from "./new-client-drawer.tsx";
import { words } from "./words.ts";

export interface ClientsPageProps extends RowViewer, EditingPage<ClientsSearch> {
  /** Called once a client is added. */
  onAdded: (id: number) => void;
}

const types = [
  { value: "white", label: words.white },
  { value: "fancy", label: words.fancy },
];

/** API and FTP clients. A row opens beside the list; its company leads to the client's own page. */
export function ClientsPage(props: ClientsPageProps) {
  const { user, mayWrite, search, onSearch, onAdded } = props;
  const list = useListScreen(externalClientsList, props);
  const { row, show, close, drawer } = list;
  const { place: _, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ new: true })}>{words.addMore}</WriteAct>;
  const to = row && addresses.externalClient(row.id);
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        add={add}
        narrowing={
          <SegmentedControl
            size="xs"
            aria-label={words.types}
            data={types}
            value={search.diamond_type ?? "white"}
            onChange={(next) => onSearch({ diamond_type: next === "fancy" ? "fancy" : undefined, page: undefined })}
          />
        }
        drawer={
          search.new ? (
            <NewClientDrawer onAdded={onAdded} {...form} />
          ) : (
            row && <EditClientDrawer key={row.id} client={row} to={to} onGone={close} {...drawer} />
          )
        }
      />
    </ViewerProvider>
  );
}
