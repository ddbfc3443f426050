import type { EditingPage } from "#screens/list-page.ts";
import type { ListDrawer } from "#screens/use-list-state.ts";
import type { Provider } from "./provider.ts";
import { ProviderDrawer } from "./provider-drawer.tsx";
import { EditProviderDrawer, NewProviderDrawer } from "./provider-drawers.tsx";
import { unfiltered } from "./providers-list.ts";
import { type ProvidersSearch, typeInAddress } from "./providers-search.ts";

interface ProvidersDrawerProps {
  list: {
    row: Provider | undefined;
    drawer: ListDrawer;
    go: EditingPage<ProvidersSearch>["onSearch"];
    show: EditingPage<ProvidersSearch>["onSearch"];
  };
  /** The open provider, once it is read; null after a failed read. */
  opened: { id: string | null; detail: Provider | null };
  search: ProvidersSearch;
  /** The address of a provider's markups; absent without the right to them. */
  markupsOf: ((provider: Provider) => string) | undefined;
}

/** The drawer beside the providers: a new one, one of them, or the form of that one. */
export function ProvidersDrawer({ list, opened, search, markupsOf }: ProvidersDrawerProps) {
  const { row, drawer, go, show } = list;
  const { place, onClose, onDirty } = drawer;
  if (search.new) {
    const onAdded = ({ id, provider_type }: Provider) =>
      go({ ...unfiltered, type: typeInAddress(provider_type), new: undefined, edit: undefined, open: id });
    return <NewProviderDrawer onClose={onClose} onAdded={onAdded} onDirty={onDirty} />;
  }
  const shown = opened.detail ?? (opened.id === null ? undefined : row);
  if (!shown) return null;
  if (search.edit) {
    const onClose = () => go({ edit: undefined });
    return <EditProviderDrawer key={shown.id} provider={shown} place={place} onClose={onClose} onDirty={onDirty} />;
  }
  return (
    <ProviderDrawer
      key={shown.id}
      provider={shown}
      place={place}
      markups={markupsOf?.(shown)}
      onEdit={() => show({ open: shown.id, edit: true })}
      onClose={onClose}
    />
  );
}
