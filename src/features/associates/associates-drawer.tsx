import type { EditingPage } from "#screens/list-page.ts";
import type { ListDrawer } from "#screens/use-list-state.ts";
import type { Associate, AssociateDetail } from "./associate.ts";
import { AssociateDrawer } from "./associate-drawer.tsx";
import { EditAssociateDrawer, NewAssociateDrawer } from "./associate-drawers.tsx";
import { type TabPath, tabAddress } from "./associate-tabs.ts";
import { unfiltered } from "./associates-list.ts";
import type { AssociatesSearch } from "./associates-search.ts";

interface AssociatesDrawerProps {
  list: {
    row: Associate | undefined;
    drawer: ListDrawer;
    go: EditingPage<AssociatesSearch>["onSearch"];
    show: EditingPage<AssociatesSearch>["onSearch"];
  };
  /** The open associate, once it is read; null after a failed read. */
  opened: { id: string | null; detail: AssociateDetail | null };
  search: AssociatesSearch;
  mayOpen: (tab: TabPath) => boolean;
}

/** The drawer beside the associates: a new one, one of them, or the form of that one. */
export function AssociatesDrawer({ list, opened, search, mayOpen }: AssociatesDrawerProps) {
  const { row, drawer, go, show } = list;
  const { place, onClose, onDirty } = drawer;
  if (search.new) {
    const onAdded = (id: number) => go({ ...unfiltered, new: undefined, edit: undefined, open: id });
    return <NewAssociateDrawer onClose={onClose} onAdded={onAdded} onDirty={onDirty} />;
  }
  const shown = opened.detail ?? (opened.id === null ? undefined : row);
  if (!shown) return null;
  if (search.edit) {
    const onClose = () => go({ edit: undefined });
    return <EditAssociateDrawer key={shown.id} associate={shown} place={place} onClose={onClose} onDirty={onDirty} />;
  }
  return (
    <AssociateDrawer
      key={shown.id}
      associate={shown}
      detail={opened.detail}
      place={place}
      addressOf={(tab) => (mayOpen(tab) ? tabAddress(shown.id, tab) : undefined)}
      onEdit={() => show({ open: shown.id, edit: true })}
      onClose={onClose}
    />
  );
}
