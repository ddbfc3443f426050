import "#ui/table/small-table.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { formatDateTime, formatDateTime12 } from "#domain/format.ts";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

type Session = Data<"listSessions">["data"][number];

/** One's own sessions, the present one marked. The others can be ended here. */
export function SessionsPanel() {
  const list = useCall("listSessions", {}, { fallback: "dataNotFetched" });
  const [ending, setEnding] = useState<Session | null>(null);
  const sessions = list.data?.data;
  if (sessions?.length === 0) return null; // a view as somebody else has no session of its own here
  return (
    <Panel title={words.sessions} aside={sessions && words.sessionCount(sessions.length)} flush>
      {list.isPending && <SkeletonRows label={words.sessions} rows={2} widths={[160, 120, 140, 140, 96]} />}
      {list.isError && <FailureState {...queryFailure(list)} />}
      {list.isSuccess && (
        <div className="sessions">
          <table className="small-table">
            <thead>
              <tr>
                <th scope="col">{words.device}</th>
                <th scope="col" className="wide-only">
                  {words.address}
                </th>
                <th scope="col" className="wide-only">
                  {words.since}
                </th>
                <th scope="col">{words.lastSeen}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {sessions?.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ending && <EndDialog session={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  return (
    <tr>
      <td>
        {session.device}
        <span className="dim phone-only">{session.address}</span>
      </td>
      <td className="dim wide-only">{session.address}</td>
      <td className="wide-only">{formatDateTime(session.created_at)}</td>
      <td>{formatDateTime(session.last_seen_at)}</td>
      <td data-number>
        {session.is_current ? (
          <Tag hue="green" kind="free">
            {words.thisOne}
          </Tag>
        ) : (
          <Button variant="default" onClick={onEnd}>
            {words.end}
            <span className="unseen"> {session.device}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function EndDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const end = useAct("revokeSession", { refreshes: ["listSessions"] });
  return (
    <ConfirmDialog
      title={words.endTitle(session.device)}
      act={words.endAct}
      keep={words.keep}
      pending={end.isPending}
      onClose={onClose}
      onConfirm={() =>
        end.mutate(
          { path: { id: session.id } },
          {
            onSuccess: ({ message }) => notify.success(message),
            onError: (error) => notify.failure(sentenceOf(error)),
            onSettled: onClose,
          },
        )
      }
    >
      <p>{words.endText(formatDateTime12(session.created_at))}</p>
    </ConfirmDialog>
  );
}
