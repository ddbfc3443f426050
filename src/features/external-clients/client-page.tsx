import { Button } from "@mantine/core";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { messages } from "#domain/messages.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ClientFrame, type ClientFrameProps } from "./client-frame.tsx";
import { words } from "./words.ts";

export interface ClientPageProps extends RowViewer, Omit<ClientFrameProps, "client"> {
  id: number;
}

/** One API or FTP client, or a notice that there is none of this number. */
export function ClientPage({ id, user, mayWrite, ...frame }: ClientPageProps) {
  const client = useCall("getExternalClient", { path: { id } });
  // An address without a number is refused before the look-up.
  const isMissing = client.error instanceof ApiError && [400, 404].includes(client.error.status);
  if (isMissing) {
    return (
      <BlankState
        title={messages.notFound}
        acts={
          <Button variant="default" component={Link} to={addresses.externalClients}>
            {words.back}
          </Button>
        }
      >
        {words.notThere}
      </BlankState>
    );
  }
  if (client.data) {
    return (
      <ViewerProvider user={user} mayWrite={mayWrite}>
        <ClientFrame {...frame} client={client.data} />
      </ViewerProvider>
    );
  }
  if (client.isError) return <FailureState {...queryFailure(client)} />;
  return (
    <>
      <PageTitle>{words.client}</PageTitle>
      <Page label={words.account}>
        <Panel title={words.account}>
          <SkeletonRows label={words.client} />
        </Panel>
      </Page>
    </>
  );
}
