import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "#api/errors.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";

interface Read<D> {
  data: D | undefined;
  error: unknown;
  isError: boolean;
  errorUpdatedAt: number;
  refetch: () => unknown;
}

interface RecordPageProps<D> {
  read: Read<D>;
  /** The notice for a number under which the viewer finds nothing, and the list to go back to. */
  missing: { text: string; to: string; back: string };
  /** The page until the record is read. */
  waiting: ReactNode;
  children: (record: D) => ReactNode;
}

/** The page of one record: itself, its failure, or a notice that there is none of this number within reach. */
export function RecordPage<D>({ read, missing, waiting, children }: RecordPageProps<D>) {
  const { data, error, isError } = read;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <BlankState
        title={messages.notFound}
        acts={
          <Button variant="default" component={Link} to={missing.to}>
            {missing.back}
          </Button>
        }
      >
        {missing.text}
      </BlankState>
    );
  }
  if (data !== undefined) return children(data);
  return isError ? <FailureState {...queryFailure(read)} /> : waiting;
}

/** The page of a record that is being read: its title over a panel. */
export function WaitingRecord({ title, panel }: { title: string; panel: string }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Page label={panel}>
        <Panel title={panel}>
          <SkeletonRows label={title} />
        </Panel>
      </Page>
    </>
  );
}
