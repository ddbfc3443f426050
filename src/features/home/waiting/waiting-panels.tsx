import "./waiting.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { useAnyNews } from "#stones/live-stones.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { words } from "../words.ts";
import { DocumentQueuePanel } from "./document-queue-panel.tsx";
import { LineQueuePanel } from "./line-queue-panel.tsx";
import { lineQueues } from "./line-queues.tsx";
import { TaskQueuePanel } from "./task-queue-panel.tsx";

const reads = ["listConfirms", "listEnquiries", "listHolds", "listMemos", "listExternal", "listKyc"] as const;

const oneMinute = 60_000;

interface WaitingPanelsProps {
  mayRead: (screen: string) => boolean;
  /** True if the page has nothing else for them. */
  isAll: boolean;
}

/**
 * The things that wait for this person: a panel for each queue that is not empty. They are read anew as the counts
 * change.
 */
export function WaitingPanels({ mayRead, isAll }: WaitingPanelsProps) {
  const read = useCall("countWaiting", undefined, { freshForMs: oneMinute }); // the sidebar keeps it up to date
  const counts = read.data;
  const refresh = useRefresh();
  useAnyNews(() => refresh(reads));
  const open = lineQueues.filter(({ screen }) => mayRead(screen));
  const waiting = open.filter(({ counted }) => (counts?.[counted] ?? 0) > 0);
  const lines = open.filter((queue) => queue.tells || waiting.includes(queue));
  const isOffice = (screen: string) => screen.startsWith("transaction/");
  const waits = waiting.length > 0 || (counts?.kyc ?? 0) + (counts?.task ?? 0) > 0;
  if (read.isError && !counts) {
    return (
      <Panel title={words.waiting} flush>
        <FailureState {...queryFailure(read)} />
      </Panel>
    );
  }
  return (
    <>
      {isAll && counts && !waits && <Panel title={words.waiting}>{words.nothingForYou}</Panel>}
      {lines.map((queue) => (
        <LineQueuePanel key={queue.screen} of={queue} isOffice={isOffice(queue.screen)} />
      ))}
      {(counts?.kyc ?? 0) > 0 && <DocumentQueuePanel />}
      {(counts?.task ?? 0) > 0 && <TaskQueuePanel />}
    </>
  );
}
