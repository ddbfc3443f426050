import { SegmentedControl } from "@mantine/core";
import type { ReactNode } from "react";
import { type AppPlatform, appPlatforms, defaultPlatform } from "#domain/home-content.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { WriteAct } from "#stones/write-act.tsx";
import { AppVersionDrawer } from "./app-version-drawer.tsx";
import { appVersionsList } from "./app-versions-list.tsx";
import type { HomeSettingsSearch } from "./home-settings-search.ts";
import { words } from "./words.ts";

const choices = appPlatforms.map((value) => ({ value, label: words.platforms[value] }));

/** The versions of the house's app, by platform. */
export function AppVersionsPage({ tabs, ...props }: EditingPage<HomeSettingsSearch> & { tabs: ReactNode }) {
  const { search, onSearch } = props;
  const { platform = defaultPlatform } = search;
  const list = useListScreen(appVersionsList, props);
  const { row, show, drawer } = list;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addVersionMore}</WriteAct>;
  const shut = { open: undefined, add: undefined, page: undefined };
  return (
    <ListScreen
      list={list}
      tabs={tabs}
      add={add}
      narrowing={
        <SegmentedControl
          aria-label={words.platform}
          data={choices}
          value={platform}
          onChange={(value) => onSearch({ ...shut, platform: value as AppPlatform })}
        />
      }
      empty={{ title: words.noVersions, text: words.noVersionsText, acts: add }}
      drawer={
        (search.add || row) && (
          <AppVersionDrawer
            key={search.add ? platform : row?.id}
            platform={platform}
            row={search.add ? undefined : row}
            {...drawer}
          />
        )
      }
    />
  );
}
