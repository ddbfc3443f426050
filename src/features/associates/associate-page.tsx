import type { ReactNode } from "react";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { personName } from "#domain/person-name.ts";
import { RecordPage } from "#screens/record-page.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
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
export function AssociatePage({ user, mayWrite, ...page }: AssociatePageProps) {
  const read = useCall("getAssociate", { path: { id: page.id } }, { fallback: "dataNotFetched" });
  return (
    <RecordPage
      read={read}
      missing={{ text: words.notThere, to: addresses.associates, back: words.all }}
      waiting={<SkeletonRows label={words.associate} />}
    >
      {(associate) => (
        <ViewerProvider user={user} mayWrite={mayWrite}>
          <AssociateFrame {...page} associate={associate} />
        </ViewerProvider>
      )}
    </RecordPage>
  );
}

type AssociateFrameProps = Omit<AssociatePageProps, keyof RowViewer> & { associate: AssociateDetail };

function AssociateFrame({ id, associate, current, mayOpen, renderActs, children }: AssociateFrameProps) {
  const { customers, lists } = associate;
  const countOf = ({ tab, list }: (typeof associateTabs)[number]) =>
    list ? lists?.[list] : tab === "customers" ? customers : undefined;
  return (
    <>
      <PageTitle>
        <Link className="dim" to={addresses.associates}>
          {words.title} /
        </Link>
        {personName(associate)} <StatusBadge list="active" code={associate.is_active} />
      </PageTitle>
      <Toolbar tools={renderActs?.(associate)}>
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
    </>
  );
}
