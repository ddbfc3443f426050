import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { count } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { FigureStrip } from "#ui/marks/figure-strip.tsx";
import { words } from "./words.ts";

/** One row of each list is enough: only the count matters. */
const one = { size: 1 } as const;

/** Failed mails and jobs, and running ones, for those who may read the outbox. */
export function HouseStrip() {
  const failed = useCall("listOutbox", { query: { ...one, status: "failed" } });
  const waiting = useCall("listOutbox", { query: { ...one, status: "waiting" } });
  const broken = useCall("listJobs", { query: { ...one, state: "failed" } });
  const running = useCall("listJobs", { query: { ...one, state: "running" } });
  const wrong = [failed, waiting, broken, running].find(({ isError }) => isError);
  if (wrong) {
    return (
      <Panel title={words.house} flush>
        <FailureState {...queryFailure(wrong)} />
      </Panel>
    );
  }

  const figure = ({ data }: typeof failed | typeof broken, none: string, some: string) => {
    const found = data?.pagination.totalRecords;
    return { value: found === undefined ? undefined : count(found), note: found ? some : none };
  };
  return (
    <FigureStrip
      label={words.house}
      of={[
        {
          label: words.failedMails,
          to: addresses.mails("failed"),
          ...figure(failed, words.allSent, words.sendAgain),
        },
        {
          label: words.waitingMails,
          to: addresses.mails("waiting"),
          ...figure(waiting, words.nothingWaits, words.onTheirWay),
        },
        {
          label: words.failedJobs,
          to: addresses.jobs("failed"),
          ...figure(broken, words.allDone, words.lookWhy),
        },
        {
          label: words.runningJobs,
          to: addresses.jobs("running"),
          ...figure(running, words.nothingRuns, words.inTheBackground),
        },
      ]}
    />
  );
}
