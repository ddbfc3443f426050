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
import { ClientFrame } from "./client-frame.tsx";
import type { ClientFrameProps } from "./client-frame-props.ts";
import { words } from "./words.ts";

export interface ClientPageProps extends RowViewer, Omit<ClientFrameProps, "client"> {
  id: number;
}

/** One client, or a notice that there is none of this number within the viewer's reach. */
export function ClientPage({ id, user, mayWrite, ...frame }: ClientPageProps) {
  const client = useCall("getClient", { path: { id } });
  const isMissing = client.error instanceof ApiError && client.error.status === 404;
  if (isMissing) {
    return (
      <BlankState
        title={messages.notFound}
        acts={
          <Button variant="default" component={Link} to={addresses.allClients}>
            {words.back}
          </Button>
        }
      >
        {words.notYours}
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
      <PageTitle>{words.title}</PageTitle>
      <Page label={words.title}>
        <Panel title={words.business}>
          <SkeletonRows label={words.title} />
        </Panel>
      </Page>
    </>
  );
}
