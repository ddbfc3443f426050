import { Progress } from "@mantine/core";
import { createContext, use } from "react";
import { useNoRight } from "#api/view-only.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { Act } from "#ui/act/act.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { isJobMoving, type Job, jobStates, kindOf } from "./outbox-states.ts";
import { StateTag } from "./state-tag.tsx";
import { words } from "./words.ts";

interface JobActs {
  mayWrite: boolean;
  ask: (job: Job) => void;
}
/** The order of a cell to its list: stops this job, after a question. */
export const JobActsContext = createContext<JobActs>({ mayWrite: false, ask: () => {} });

export const jobId = ({ id }: Job) => id;

function StopJob({ job }: { job: Job }) {
  const noRight = useNoRight();
  const { mayWrite, ask } = use(JobActsContext);
  // Ended jobs have no locked acts, which would fill the list.
  if (!isJobMoving(job)) return null;
  const reason = mayWrite ? null : noRight;
  return (
    <Act variant="default" reason={reason} aria-label={words.cancelThis(kindOf(job.kind))} onClick={() => ask(job)}>
      {words.cancelMore}
    </Act>
  );
}

/** The progress of a job: a bar once its work is counted, else the work that is done. */
function JobProgress({ job: { kind, done, total, note } }: { job: Job }) {
  const figures = words.counted(done, total);
  return (
    <span className="row" title={note ?? undefined}>
      {total !== null && (
        <Progress.Root w={96} size={6}>
          <Progress.Section value={total === 0 ? 0 : (done / total) * 100} aria-label={kindOf(kind)} />
        </Progress.Root>
      )}
      <span className="figures">{figures}</span>
    </span>
  );
}

export const jobColumns: readonly Column<Job>[] = [
  { id: "kind", head: words.kind, width: 232, text: ({ kind }) => kindOf(kind), cell: ({ kind }) => kindOf(kind) },
  { id: "state", head: words.state, width: 124, cell: ({ state }) => <StateTag of={jobStates[state]} /> },
  {
    id: "done",
    head: words.progress,
    width: 180,
    text: ({ done, total }) => words.counted(done, total),
    cell: (job) => <JobProgress job={job} />,
  },
  { id: "attempts", head: words.attempts, width: 64, number: true, cell: ({ attempts }) => count(attempts) },
  {
    id: "error",
    head: words.error,
    width: 180,
    cell: ({ error }) => <span title={error ?? undefined}>{textOf(error)}</span>,
  },
  {
    id: "created_at",
    head: words.created,
    width: 160,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    id: "ended_at",
    head: words.ended,
    width: 160,
    text: ({ ended_at }) => formatDateTime(ended_at),
    cell: ({ ended_at }) => <span className="dim">{formatDateTime(ended_at)}</span>,
  },
  { id: "cancel", head: words.cancel, width: 100, text: () => "", cell: (job) => <StopJob job={job} /> },
];

/** A job on a phone. */
export const jobCard = (job: Job) => (
  <>
    <span className="row between">
      <b>{kindOf(job.kind)}</b>
      <StateTag of={jobStates[job.state]} />
    </span>
    <span className="row between">
      <JobProgress job={job} />
      <StopJob job={job} />
    </span>
    <span className="dim figures">{formatDateTime(job.created_at)}</span>
    {job.error && <span className="dim">{job.error}</span>}
  </>
);
