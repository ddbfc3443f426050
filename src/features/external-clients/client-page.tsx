import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { RecordPage, WaitingRecord } from "#screens/record-page.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { ClientFrame, type ClientFrameProps } from "./client-frame.tsx";
import { words } from "./words.ts";

export interface ClientPageProps extends RowViewer, Omit<ClientFrameProps, "client"> {
  id: number;
}

/** One API or FTP client, or a notice that there is none of this number. */
export function ClientPage({ id, user, mayWrite, ...frame }: ClientPageProps) {
  const read = useCall("getExternalClient", { path: { id } });
  return (
    <RecordPage
      read={read}
      missing={{ text: words.notThere, to: addresses.externalClients, back: words.back }}
      waiting={<WaitingRecord title={words.client} panel={words.account} />}
    >
      {(client) => (
        <ViewerProvider user={user} mayWrite={mayWrite}>
          <ClientFrame {...frame} client={client} />
        </ViewerProvider>
      )}
    </RecordPage>
  );
}
