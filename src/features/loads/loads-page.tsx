import { useMemo } from "react";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { isMoving } from "./load.ts";
import { loadsList } from "./loads-list.ts";
import type { LoadsSearch } from "./loads-search.ts";
import { useProviders } from "./use-providers.ts";
import { words } from "./words.ts";

const movingEveryMs = 3_000;
const noProviders: readonly never[] = [];

export interface LoadsPageProps extends RowViewer, ListPage<LoadsSearch> {
  onGo: (address: string) => void;
}

/** The loads of all providers, the latest first. */
export const LoadsPage = (props: LoadsPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <LoadList {...props} />
  </ViewerProvider>
);

function LoadList({ onGo, ...page }: LoadsPageProps) {
  const { providers } = useProviders();
  const shown = useMemo(() => loadsList(providers ?? noProviders), [providers]);
  const list = useListScreen(shown, page);
  useRefetchEvery(list.rows.some(isMoving) && movingEveryMs, list.cycle.refetch);
  const upload = <WriteAct onClick={() => onGo(addresses.newLoad())}>{words.upload}</WriteAct>;
  const isWithoutProvider = providers?.length === 0;
  const toProviders = <Link to={addresses.providers}>{words.toProviders}</Link>;
  return (
    <ListScreen
      list={list}
      opening={{ open: null, onOpen: (id) => onGo(addresses.load(Number(id))) }}
      tools={upload}
      empty={{
        title: words.none,
        text: isWithoutProvider ? `${words.noneText} ${words.noProvidersText}` : words.noneText,
        acts: isWithoutProvider ? toProviders : upload,
      }}
    />
  );
}
