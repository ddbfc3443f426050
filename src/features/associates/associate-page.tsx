import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { messages } from "#domain/messages.ts";
import { personName } from "#domain/person-name.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { AssociateDetail } from "./associate.ts";
import { associateTabs, type TabPath, tabAddress } from "./associate-tabs.ts";
import { words } from "./words.ts";

export interface AssociatePageProps extends RowViewer {
  id: number;
  /** The tab that the address names. */
  current: TabPath | undefined;
  mayOpen: (tab: TabPath) => boolean;
  /** Further acts on the associate. */
  renderActs?: (associate: AssociateDetail) => ReactNode;
  /** The content of the tab. */
  children: ReactNode;
}

/** One associate: a row of tabs, each with an address of its own, and the open one under it. */
export function AssociatePage({ id, current, mayOpen, user, mayWrite, renderActs, children }: AssociatePageProps) {
  const read = useCall("getAssociate", { path: { id } }, { fallback: "dataNotFetched" });
  if (read.isError && (!read.data || isGone(read.error))) {
    return isGone(read.error) ? <Missing /> : <FailureState {...queryFailure(read)} />;
  }
  if (!read.data) return <SkeletonRows label={words.associate} />;
  const { customers, lists } = read.data;
  const countOf = ({ tab, list }: (typeof associateTabs)[number]) =>
    list ? lists?.[list] : tab === "customers" ? customers : undefined;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <PageTitle>
        <Link className="dim" to={addresses.associates}>
          {words.title} /
        </Link>
        {personName(read.data)} <StatusBadge list="active" code={read.data.is_active} />
      </PageTitle>
      <Toolbar tools={renderActs?.(read.data)}>
        <TabRow
          label={words.tabs}
          tabs={associateTabs
            .filter(({ tab }) => mayOpen(tab))
            .map((one) => ({
              label: one.label,
              to: tabAddress(id, one.tab),
              count: countOf(one),
              current: one.tab === current,
            }))}
        />
      </Toolbar>
      {children}
    </ViewerProvider>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const Missing = () => (
  <BlankState
    title={messages.notFound}
    acts={
      <Button variant="default" component={Link} to={addresses.associates}>
        {words.all}
      </Button>
    }
  >
    {words.notThere}
  </BlankState>
);
