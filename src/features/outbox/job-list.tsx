import { useMemo, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { JobActsContext } from "./job-columns.tsx";
import { jobsShown } from "./jobs-shown.ts";
import type { OutboxSearch } from "./outbox-search.ts";
import { isJobMoving, type Job, kindOf, refetchMs } from "./outbox-states.ts";
import { words } from "./words.ts";

interface JobListProps extends ListPage<OutboxSearch> {
  mayWrite: boolean;
}

/** The jobs in the background: their progress and results, and the act that stops them. */
export function JobList({ mayWrite, ...page }: JobListProps) {
  const list = useListScreen(jobsShown, page);
  const isMoving = list.rows.some(isJobMoving);
  useRefetchEvery(isMoving && refetchMs, list.cycle.refetch);
  const [asked, setAsked] = useState<Job>();
  const cancel = useAct("cancelJob", { refreshes: ["listJobs", "listOutbox"] });
  const acts = useMemo(() => ({ mayWrite, ask: setAsked }), [mayWrite]);
  const stop = (id: Job["id"]) => async () => {
    notify.success((await cancel.mutateAsync({ path: { id } })).message);
    setAsked(undefined);
  };
  return (
    <JobActsContext value={acts}>
      <ListScreen
        list={list}
        empty={{ title: words.noJobs, text: words.noJobsText }}
        end={isMoving && <span className="dim">{words.refreshing}</span>}
      />
      {asked && (
        <ActDialog
          title={words.cancelTitle(kindOf(asked.kind))}
          act={words.cancelAct}
          keep={words.cancelKeep}
          onAct={() => formOutcome(stop(asked.id))}
          onClose={() => setAsked(undefined)}
        >
          <p>{words.cancelText}</p>
        </ActDialog>
      )}
    </JobActsContext>
  );
}
