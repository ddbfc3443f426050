import type { ReactNode } from "react";
import type { ContentKind } from "#domain/home-content.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { WriteAct } from "#stones/write-act.tsx";
import { EditContentDrawer, NewContentDrawer } from "./content-drawers.tsx";
import { contentLists } from "./content-list.tsx";
import type { HomeSettingsSearch } from "./home-settings-search.ts";
import { words } from "./words.ts";

interface ContentPageProps extends EditingPage<HomeSettingsSearch> {
  kind: ContentKind;
  tabs: ReactNode;
}

/** The popups, the events or the banners: a list, and a drawer for each. */
export function ContentPage({ kind, tabs, ...props }: ContentPageProps) {
  const list = useListScreen(contentLists[kind], props);
  const { row, show, drawer } = list;
  const { place, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMore(kind)}</WriteAct>;
  return (
    <ListScreen
      list={list}
      tabs={tabs}
      add={add}
      empty={{ title: words.none(kind), text: words.noneText[kind], acts: add }}
      drawer={
        props.search.add ? (
          <NewContentDrawer kind={kind} {...form} />
        ) : (
          row && <EditContentDrawer key={row.id} kind={kind} row={row} place={place} {...form} />
        )
      }
    />
  );
}
