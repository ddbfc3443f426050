import type { ReactNode } from "react";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { roleIds } from "#domain/roles.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { isMoving } from "../load.ts";
import type { OwnLoadsSearch } from "./own-load.ts";
import { ownLoadsList } from "./own-loads-list.tsx";
import { words } from "./words.ts";

const movingEveryMs = 3_000;

export interface OwnLoadsPageProps extends ListPage<OwnLoadsSearch> {
  user: { role_id: number };
  onGo: (address: string) => void;
  scorecard: ReactNode;
}

/** What the viewer delivers for a provider: its loads, or how it delivered (spec §1, §6). */
export function OwnLoadsPage({ scorecard, ...props }: OwnLoadsPageProps) {
  const { tab } = props.search;
  const tabs = (
    <TabRow
      label={words.tabsLabel}
      tabs={[
        { label: words.tabs.loads, to: addresses.ownLoads(), current: tab === undefined },
        { label: words.tabs.scorecard, to: addresses.ownLoads("scorecard"), current: tab === "scorecard" },
      ]}
    />
  );
  if (tab === undefined) return <OwnLoads tabs={tabs} {...props} />;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Toolbar>{tabs}</Toolbar>
      <Page label={words.tabs.scorecard}>
        <Panel title={words.tabs.scorecard}>{scorecard}</Panel>
      </Page>
    </>
  );
}

type OwnLoadsProps = Omit<OwnLoadsPageProps, "scorecard"> & { tabs: ReactNode };

function OwnLoads({ tabs, user, onGo, ...page }: OwnLoadsProps) {
  const list = useListScreen(ownLoadsList, page);
  useRefetchEvery(list.rows.some(isMoving) && movingEveryMs, list.cycle.refetch);
  const text = user.role_id === roleIds.ftpClient ? words.noneByFolder : words.noneByProgram;
  return (
    <ListScreen
      list={list}
      tabs={tabs}
      opening={{ open: null, onOpen: (id) => onGo(addresses.ownLoad(Number(id))) }}
      empty={{ title: words.none, text: page.search.state === undefined ? text : words.narrowed }}
    />
  );
}
