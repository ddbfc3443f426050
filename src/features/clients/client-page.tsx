import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { RecordPage } from "#screens/record-page.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
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
      waiting={
        <>
          <PageTitle>{words.title}</PageTitle>
          <Page label={words.title}>
            <Panel title={words.business}>
              <SkeletonRows label={words.title} />
            </Panel>
          </Page>
        </>
      }
    >
      {(client) => (
        <ViewerProvider user={user} mayWrite={mayWrite}>
          <ClientFrame {...frame} client={client} />
        </ViewerProvider>
      )}
    </RecordPage>
  );
}
