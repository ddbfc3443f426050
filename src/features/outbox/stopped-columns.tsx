import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { useNoRight } from "#api/view-only.ts";
import { formatDateTime } from "#domain/format.ts";
import { Act } from "#ui/act/act.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type Stopped = Data<"listStoppedAddresses">["data"][number];

interface StoppedActs {
  mayWrite: boolean;
  ask: (stopped: Stopped) => void;
}
/** The order of a cell to its list: lets this address get letters again, after a question. */
export const StoppedActsContext = createContext<StoppedActs>({ mayWrite: false, ask: () => {} });

export const stoppedId = ({ id }: Stopped) => String(id);

function LiftStop({ stopped }: { stopped: Stopped }) {
  const noRight = useNoRight();
  const { mayWrite, ask } = use(StoppedActsContext);
  const reason = mayWrite ? null : noRight;
  return (
    <Act variant="default" reason={reason} aria-label={words.liftThis(stopped.address)} onClick={() => ask(stopped)}>
      {words.liftMore}
    </Act>
  );
}

export const stoppedColumns: readonly Column<Stopped>[] = [
  { id: "address", head: words.address, width: 280, text: ({ address }) => address, cell: ({ address }) => address },
  { id: "reason", head: words.reason, width: 180, cell: ({ reason }) => words.reasons[reason] },
  { id: "said", head: words.said, width: 340, cell: ({ said }) => <span title={said}>{said}</span> },
  {
    id: "created_at",
    head: words.since,
    width: 160,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  { id: "lift", head: words.lift, width: 140, text: () => "", cell: (stopped) => <LiftStop stopped={stopped} /> },
];

/** A stopped address on a phone. */
export const stoppedCard = (stopped: Stopped) => (
  <>
    <b>{stopped.address}</b>
    <span className="row between">
      <span>{words.reasons[stopped.reason]}</span>
      <LiftStop stopped={stopped} />
    </span>
    <span className="dim">{stopped.said}</span>
    <span className="dim figures">{formatDateTime(stopped.created_at)}</span>
  </>
);
