import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { FreshnessTag } from "#stones/freshness-tag.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { Provider } from "./provider.ts";
import { ProviderSwitch } from "./provider-acts.tsx";
import { ProviderFacts } from "./provider-facts.tsx";
import { type ProviderTab, providerTabs } from "./provider-search.ts";
import { Scorecard } from "./scorecard/scorecard.tsx";
import { words } from "./words.ts";

export interface ProviderPageProps extends RowViewer {
  id: number;
  tab: ProviderTab | undefined;
  mayRead: (screen: string) => boolean;
  /** The list of the open tab, or its saved columns. */
  children: ReactNode;
}

/** The screen whose right opens a tab. */
const screenOf: Readonly<Record<ProviderTab, string>> = {
  feeds: "inventory/feeds",
  loads: "inventory/loads",
  columns: "inventory/loads",
  scorecard: "inventory/company",
};

/** One provider: title, tabs, and the content of the open tab. */
export function ProviderPage({ id, tab, user, mayWrite, mayRead, children }: ProviderPageProps) {
  const read = useCall("getProvider", { path: { id } });
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  const provider = read.data;
  const tabs = [undefined, ...providerTabs].filter((one) => one === undefined || mayRead(screenOf[one]));
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <PageTitle>
        <Link className="dim" to={addresses.providers}>
          {words.title} /
        </Link>
        <span className="title-name" title={provider?.name}>
          {provider?.name ?? ""}
        </span>
      </PageTitle>
      <Toolbar tools={provider && <FreshnessTag of={provider} />}>
        <TabRow
          label={words.tabsLabel}
          tabs={tabs.map((one) => ({
            label: words.tabs[one ?? "overview"],
            to: addresses.provider(id, one),
            current: one === tab,
          }))}
        />
      </Toolbar>
      {tab === undefined && <Overview of={provider} />}
      {tab === "scorecard" && (
        <Page label={words.tabs.scorecard}>
          <Panel title={words.tabs.scorecard}>
            <Scorecard providerId={id} />
          </Panel>
        </Page>
      )}
      {children}
    </ViewerProvider>
  );
}

function Overview({ of: provider }: { of: Provider | undefined }) {
  return (
    <Page label={words.tabs.overview}>
      <Panel title={provider?.name ?? words.title}>
        {provider ? (
          <div className="stack">
            <div className="row between wrap">
              <div className="row">
                <ProviderSwitch of={provider} />
                <span>{provider.is_active ? words.isShown : words.isHidden}</span>
              </div>
              <Button variant="default" component={Link} to={addresses.editProvider(provider.id)}>
                {words.editMore}
              </Button>
            </div>
            <ProviderFacts of={provider} />
          </div>
        ) : (
          <SkeletonRows label={words.title} />
        )}
      </Panel>
    </Page>
  );
}
