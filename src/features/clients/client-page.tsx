import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { RecordPage, WaitingRecord } from "#screens/record-page.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { ClientFrame } from "./client-frame.tsx";
import type { ClientFrameProps } from "./client-frame-props.ts";
import { words } from "./words.ts";

export interface ClientPageProps extends RowViewer, Omit<ClientFrameProps, "client"> {
  id: number;
}

/** One client, or a notice that there is none of this number within the viewer's reach. */
export function ClientPage({ id, user, mayWrite, ...frame }: ClientPageProps) {
  const read = useCall("getClient", { path: { id } });
  return (
    <RecordPage
      read={read}
      missing={{ text: words.notYours, to: addresses.allClients, back: words.back }}
      waiting={<WaitingRecord title={words.title} panel={words.business} />}
    >
      {(client) => (
        <ViewerProvider user={user} mayWrite={mayWrite}>
          <ClientFrame {...frame} client={client} />
        </ViewerProvider>
      )}
    </RecordPage>
  );
}
