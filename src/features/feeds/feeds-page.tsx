import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { EditFeedDrawer, NewFeedDrawer } from "./feed-drawers.tsx";
import { feedsList } from "./feeds-list.ts";
import type { FeedsSearch } from "./feeds-search.ts";
import { words } from "./words.ts";

export interface FeedsPageProps extends RowViewer, EditingPage<FeedsSearch> {
  /** Whose feeds are shown; all without. */
  provider?: number;
}

const runningEveryMs = 3_000;

/** The feeds of the house: a list, and a drawer for each. */
export function FeedsPage({ provider, ...page }: FeedsPageProps) {
  const { user, mayWrite, search } = page;
  const shape = useMemo(() => feedsList(provider), [provider]);
  const list = useListScreen(shape, page);
  const { row, show, go, drawer } = list;
  const { place, ...form } = drawer;
  useRefetchEvery(list.rows.some(({ state }) => state === "running") && runningEveryMs, list.cycle.refetch);
  const providers = useCall("listProviders", { query: { size: 1 } });
  const isWithoutProvider = provider === undefined && providers.data?.data.length === 0;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{
          title: words.none,
          text: isWithoutProvider ? `${words.noneText} ${words.noProvidersText}` : words.noneText,
          acts: isWithoutProvider ? <Link to={addresses.providers}>{words.toProviders}</Link> : add,
        }}
        add={add}
        drawer={
          search.add ? (
            <NewFeedDrawer provider={provider} onAdded={(open) => go({ add: undefined, open })} {...form} />
          ) : (
            row && <EditFeedDrawer key={row.id} feed={row} place={place} {...form} />
          )
        }
      />
    </ViewerProvider>
  );
}
