import type { EditingPage } from "#screens/list-page.ts";
import type { ListDrawer } from "#screens/use-list-state.ts";
import type { Client } from "./client.ts";
import { ClientDrawer } from "./client-drawer.tsx";
import { unfiltered } from "./clients-list.ts";
import type { ClientsSearch } from "./clients-search.ts";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { NewClientDrawer } from "./new-client-drawer.tsx";

interface ClientsDrawerProps {
  list: {
    row: Client | undefined;
    drawer: ListDrawer;
    go: EditingPage<ClientsSearch>["onSearch"];
    show: EditingPage<ClientsSearch>["onSearch"];
  };
  search: ClientsSearch;
  clientAddress: (id: number, tab?: string) => string;
}

/** The drawer beside the clients: a new one, one of them, or the form of that one. */
export function ClientsDrawer({ list: { row, drawer, go, show }, search, clientAddress }: ClientsDrawerProps) {
  const { place, onClose, onDirty } = drawer;
  if (search.new) {
    const onAdded = (id: number) => go({ ...unfiltered, new: undefined, edit: undefined, tab: "all", open: id });
    return <NewClientDrawer onClose={onClose} onAdded={onAdded} onDirty={onDirty} />;
  }
  if (!row) return null;
  if (search.edit) {
    const onClose = () => go({ edit: undefined });
    return <EditClientDrawer key={row.id} id={row.id} place={place} onClose={onClose} onDirty={onDirty} />;
  }
  return (
    <ClientDrawer
      key={row.id}
      client={row}
      place={place}
      addressOf={(tab) => clientAddress(row.id, tab)}
      onEdit={() => show({ open: row.id, edit: true })}
      onClose={onClose}
    />
  );
}
