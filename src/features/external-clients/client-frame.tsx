import type { ReactNode } from "react";
import { addresses } from "#domain/addresses.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { clientName, type ExternalClient } from "./client.ts";
import { AccountPanel } from "./client-panel.tsx";
import { type ClientList, type ClientSearch, type ClientTab, clientLists, listOfTab } from "./client-tabs.ts";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { KeysPanel } from "./keys-panel.tsx";
import { words } from "./words.ts";

export interface ClientFrameProps {
  client: ExternalClient;
  search: ClientSearch;
  onSearch: (patch: Partial<ClientSearch>) => void;
  /** The address of this client at a tab, without other parameters. */
  addressOf: (tab?: ClientTab) => string;
  /** Called once the client is deleted. */
  onGone: () => void;
  /** True if the viewer may read another screen. */
  mayRead: (screen: string) => boolean;
  /** The lines of this client in one of the lists. */
  renderList: (list: ClientList) => ReactNode;
  /** The folder of an FTP client, with its order files. */
  renderFolder?: (client: ExternalClient) => ReactNode;
  onDirty?: (dirty: boolean) => void;
}

/** One client: title, tabs, and the content of the open tab. */
export function ClientFrame(props: ClientFrameProps) {
  const { client, search, onSearch, addressOf, mayRead, renderList } = props;
  const list = listOfTab(search.tab);
  const reason = useWriteReason();
  const lists = clientLists.filter(({ screen }) => mayRead(screen));
  return (
    <>
      <PageTitle>
        <Link className="dim" to={addresses.externalClients}>
          {words.title} /
        </Link>
        <span className="title-name" title={clientName(client)}>
          {clientName(client)}
        </span>
        <span className="dim title-note">{words.sources[client.source]}</span>
      </PageTitle>
      <Toolbar
        tools={
          !list && (
            <Act variant="default" reason={reason} onClick={() => onSearch({ edit: true })}>
              {words.editMore}
            </Act>
          )
        }
      >
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.profiles[client.source] ?? words.account, to: addressOf(), current: !list },
            ...lists.map(({ tab, label }) => ({ label, to: addressOf(tab), current: tab === search.tab })),
          ]}
        />
      </Toolbar>
      {list ? renderList(list) : <Profile {...props} />}
    </>
  );
}

function Profile({ client, search, onSearch, onGone, renderFolder, onDirty }: ClientFrameProps) {
  const close = () => {
    onDirty?.(false);
    onSearch({ edit: undefined });
  };
  const form = { client, onClose: close, onGone, onDirty };
  const isApi = client.source === 6;
  return (
    <ListBody drawer={search.edit && <EditClientDrawer key={client.id} {...form} />}>
      <Page label={words.account}>
        {isApi ? (
          <>
            <AccountPanel client={client} columns={search.edit ? 2 : 4} />
            <KeysPanel client={client} />
          </>
        ) : (
          <Columns>
            <AccountPanel client={client} columns={2} />
            <div className="external-side">{renderFolder?.(client)}</div>
          </Columns>
        )}
      </Page>
    </ListBody>
  );
}
