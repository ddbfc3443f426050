import { Button } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { Link } from "#ui/frame/link.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import { ArrangeSubMasters } from "./arrange-sub-masters.tsx";
import { subMasterColumns } from "./sub-masters-columns.tsx";
import { SubMastersList, type SubMastersListProps } from "./sub-masters-list.tsx";
import { words } from "./words.ts";

export interface MasterPageProps extends Omit<SubMastersListProps, "master" | "masters"> {
  masterId: number;
  /** The address of the list of masters. */
  masters: string;
}

/** One master: its sub-masters as a list, or in the person's own order. */
export function MasterPage({ masterId, masters, ...list }: MasterPageProps) {
  const all = useCall("listMasters", { query: { size: 1000, sort: "name" } });
  const master = all.data?.data.find(({ id }) => id === masterId);
  const title = (
    <PageTitle>
      <Link className="dim" to={masters}>
        {words.mastersTitle} /
      </Link>
      {master?.name} {master && <Code>{master.code}</Code>}
    </PageTitle>
  );
  if (all.isError && !all.data) return <FailureState {...queryFailure(all)} />;
  if (all.isPending) return <TableSkeleton label={words.subMasters} columns={subMasterColumns} />;
  if (!master) {
    return (
      <BlankState
        title={messages.notFound}
        acts={
          <Button variant="default" component={Link} to={masters}>
            {words.mastersBack}
          </Button>
        }
      >
        {words.notThere}
      </BlankState>
    );
  }
  return (
    <>
      {title}
      {list.search.view === "arrange" && list.mayWrite ? (
        <ArrangeSubMasters master={master} onDone={() => list.onSearch({ view: undefined })} />
      ) : (
        <SubMastersList {...list} master={master} />
      )}
    </>
  );
}
