import { codes } from "#domain/codes.ts";
import { useLiveStatus } from "../../marks/live-statuses.ts";
import { useIsOwnHold } from "../../marks/own-holds.ts";
import { useIsOwnRequest } from "../../marks/own-requests.ts";
import { StatusBadge } from "../../marks/status-badge.tsx";
import { words } from "../../words.ts";
import "./stone-status.css";

/** The badge of a stone's status. A status that changed since its row was read is marked. */
export function StoneStatus({ stockNo, status }: { stockNo: string; status: number }) {
  const heard = useLiveStatus(stockNo);
  const isHeld = useIsOwnHold(stockNo);
  const isRequested = useIsOwnRequest(stockNo);
  const code = heard === undefined ? status : (heard ?? codes.stone.notAvailable);
  if (isHeld && code === codes.stone.hold) return <StatusBadge list="stone" code={code} label={words.yourHold} />;
  if (isRequested && code === codes.stone.confirm)
    return <StatusBadge list="stone" code={code} label={words.yourRequest} />;
  if (heard === undefined || heard === status) return <StatusBadge list="stone" code={status} />;
  return (
    <span className="stone-status-news" role="status" title={words.changedJustNow}>
      <StatusBadge list="stone" code={code} />
      <span className="unseen">{words.changedJustNow}</span>
    </span>
  );
}
