import { useCall, useClient } from "#api/query.ts";
import { usd } from "#domain/format.ts";
import { clientName } from "#stones/lines/line-people.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { dealAmount, type StoneLine } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import { caseOf, type LineQueue, placeOf } from "./line-queues.tsx";
import { QueuePanel, shown } from "./queue-panel.tsx";

/** The first lines of a list, each with its stone and its client. */
export function LineQueuePanel({ of: queue, isOffice }: { of: LineQueue; isOffice: boolean }) {
  const { operation, tab, sort, title, tells } = queue;
  const { serverNow } = useClient();
  const list = useCall(operation, { query: { currentTab: tab, sort, size: shown } });
  const answer = list.data;
  const page = answer && typeof answer === "object" && "data" in answer ? answer : undefined;
  const read = page?.data as readonly StoneLine[] | undefined;
  const now = new Date(serverNow());
  const lines = tells ? read?.filter((line) => tells(line, now)) : read;
  if (tells && !list.isError && (lines ?? []).length === 0) return null;
  return (
    <QueuePanel
      title={title}
      to={placeOf(queue)}
      count={page?.pagination.totalRecords}
      list={list}
      rows={lines?.map((line) => ({
        key: line.id,
        to: caseOf(queue, line),
        what: (
          <>
            <Code>{line.stone.stock_no}</Code> <StoneInLine stone={line.stone} />
          </>
        ),
        whose: isOffice ? clientName(line) : "",
        amount: usd(dealAmount(line)),
        when: queue.when(line),
      }))}
    />
  );
}
