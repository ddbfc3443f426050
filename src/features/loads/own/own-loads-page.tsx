import type { ReactNode } from "react";
import { addresses } from "#domain/addresses.ts";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { OwnLoads, type OwnLoadsProps } from "./own-loads.tsx";
import { words } from "./words.ts";

export interface OwnLoadsPageProps extends Omit<OwnLoadsProps, "tabs"> {
  scorecard: ReactNode;
}

/** The viewer's deliveries for a provider: the loads, or the scorecard (spec §1, §6). */
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
