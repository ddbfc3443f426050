import "./waiting.css";
import { Panel } from "#ui/frame/panel.tsx";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";
import { DocumentQueuePanel } from "./document-queue-panel.tsx";
import { LineQueuePanel } from "./line-queue-panel.tsx";
import { LoadQueuePanel } from "./load-queue-panel.tsx";
import { MailQueuePanel } from "./mail-queue-panel.tsx";
import { TaskQueuePanel } from "./task-queue-panel.tsx";

interface WaitingPanelsProps {
  home: Home;
  mayRead: (screen: string) => boolean;
  /** True if the page has nothing else for them. */
  isAll: boolean;
}

/** The things that wait for this person: a panel for each queue that is not empty. */
export function WaitingPanels({ home, mayRead, isAll }: WaitingPanelsProps) {
  const { queues, documents, tasks, loads, mails } = home;
  const isNothing = queues.length === 0 && !documents && !tasks && !loads && !mails;
  return (
    <>
      {isAll && isNothing && <Panel title={words.waiting}>{words.nothingForYou}</Panel>}
      {queues.map((queue) => (
        <LineQueuePanel key={queue.list} of={queue} mayRead={mayRead} />
      ))}
      {documents && <DocumentQueuePanel of={documents} />}
      {loads && <LoadQueuePanel of={loads} />}
      {mails && <MailQueuePanel of={mails} />}
      {tasks && <TaskQueuePanel of={tasks} />}
    </>
  );
}
