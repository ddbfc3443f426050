import type { ClientFrameProps } from "./client-frame-props.ts";
import "./clients.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { personName } from "#domain/person-name.ts";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { InactiveMark } from "#ui/marks/inactive-mark.tsx";
import { ClientStatus, clientName } from "#ui/table/client-columns.tsx";
import { AccessTab } from "./access-tab.tsx";
import { EditBusinessDrawer, NewBusinessDrawer, useBusinessReason } from "./business-drawer.tsx";
import { BusinessTab } from "./business-tab.tsx";
import type { ClientDetail } from "./client.ts";
import { type ClientTab, clientTabs, listOfTab, tabLabel } from "./client-tabs.ts";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { UsersTab } from "./users-tab.tsx";
import { words } from "./words.ts";

/** The number of open things in a tab. */
function countOf({ lists, kyc }: ClientDetail, tab: ClientTab | undefined): number | undefined {
  const list = listOfTab(tab);
  return list ? lists[list.list] : tab === "kyc" ? (kyc?.waiting ?? undefined) : undefined;
}

/** One client: title, tabs, and the content of the open tab. */
export function ClientFrame(props: ClientFrameProps) {
  const { client, search, onSearch, addressOf, mayRead, renderKyc } = props;
  const tabs = [undefined, ...clientTabs].filter((tab) => {
    const list = listOfTab(tab);
    return list ? mayRead(list.screen) : tab !== "kyc" || renderKyc;
  });
  return (
    <>
      <PageTitle>
        <Link className="dim" to={addresses.clients}>
          {words.title} /
        </Link>
        <span className="title-name" title={clientName(client)}>
          {clientName(client)}
        </span>
        <InactiveMark of={client.business} />
        <span className="row wide-only">
          <ClientStatus of={client} />
          {client.business && <span className="dim title-note">{personName(client)}</span>}
        </span>
      </PageTitle>
      <Toolbar
        tools={
          <Act
            variant="default"
            reason={useBusinessReason(client.business)}
            onClick={() => onSearch({ tab: undefined, page: undefined, edit: "business" })}
          >
            {client.business ? words.editBusinessMore : words.addBusinessMore}
          </Act>
        }
      >
        <TabRow
          label={words.clientTabs}
          tabs={tabs.map((tab) => ({
            label: tabLabel(tab),
            to: addressOf(tab),
            current: tab === search.tab,
            count: countOf(client, tab),
          }))}
        />
      </Toolbar>
      <TabContent {...props} />
    </>
  );
}

function TabContent(props: ClientFrameProps) {
  const { client, search, onSearch, clientAddress, renderList, renderKyc, onDirty } = props;
  const list = listOfTab(search.tab);
  if (list) return renderList(list);
  if (search.tab === "kyc" && renderKyc) return renderKyc(client);
  if (search.tab === "access") return <AccessTab key={client.id} accountId={client.id} onDirty={onDirty} />;
  if (search.tab === "users") {
    return <UsersTab client={client} search={search} onSearch={onSearch} clientAddress={clientAddress} />;
  }
  return <BusinessOfClient {...props} />;
}

function BusinessOfClient(props: ClientFrameProps) {
  const { client, search, onSearch, onDirty } = props;
  const { business } = client;
  const read = useCall("getBusiness", { path: { id: business?.id ?? 0 } }, { isReady: business !== null });
  const close = () => {
    onDirty?.(false);
    onSearch({ edit: undefined });
  };
  if (read.isError && !read.data) return <FailureState {...queryFailure(read)} />;
  const form = { onClose: close, onDirty };
  const drawer =
    search.edit === "person" ? (
      <EditClientDrawer id={client.id} {...form} />
    ) : search.edit !== "business" ? null : !business ? (
      <NewBusinessDrawer userId={client.id} {...form} />
    ) : (
      read.data && <EditBusinessDrawer business={read.data} {...form} />
    );
  return (
    <ListBody drawer={drawer}>
      <Page label={words.businessTab}>
        <BusinessTab {...props} business={business && (read.data ?? null)} />
      </Page>
    </ListBody>
  );
}
