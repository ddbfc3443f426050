import { addresses } from "#domain/addresses.ts";
import { usd } from "#domain/format.ts";
import { clientName } from "#stones/lines/line-people.ts";
import { StoneInLine } from "#stones/lines/stone-in-line.tsx";
import { dealAmount } from "#stones/stone-line.ts";
import { Code } from "#ui/marks/code.tsx";
import { words } from "../words.ts";
import { officeLooks, ownLooks, placeOf, type Queue } from "./line-queues.tsx";
import { QueuePanel } from "./queue-panel.tsx";

interface LineQueuePanelProps {
  of: Queue;
  mayRead: (screen: string) => boolean;
}

/** The first lines of a list, each with its stone and, in the office, its client. */
export function LineQueuePanel({ of: queue, mayRead }: LineQueuePanelProps) {
  const { list, total, urgent, data } = queue;
  const isOffice = list === "external" || mayRead(officeLooks[list].screen);
  const look = isOffice ? officeLooks[list] : ownLooks[list];
  return (
    <QueuePanel
      title={look.title}
      to={placeOf(look, queue)}
      count={total}
      urgent={
        urgent && {
          to: addresses.screen(look.screen, { currentTab: urgent.tab }),
          said: (list === "hold" ? words.endToday : words.overdue)(urgent.total),
        }
      }
      rows={data.map((line) => ({
        key: line.id,
        to: placeOf(look, queue, line),
        what: (
          <>
            <Code>{line.stone.stock_no}</Code> <StoneInLine stone={line.stone} />
          </>
        ),
        whose: isOffice ? clientName(line) : "",
        amount: usd(dealAmount(line)),
        when: look.when(line),
      }))}
    />
  );
}
