import "#ui/table/small-table.css";
import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { formatDateTime } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

type Session = Data<"listSessionsOf">["data"][number];

interface Person {
  id: number;
  first_name: string;
  last_name: string;
}

interface SessionsOfProps {
  of: Person;
  /** Locks the acts, with the reason. */
  reason: string | null;
}

/** The places where somebody is signed in. Administrators see it, and end one session or all. */
export function SessionsOf({ of: person, reason }: SessionsOfProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Act variant="default" reason={reason} aria-label={words.showThis(personName(person))} onClick={() => open(true)}>
        {words.show}
      </Act>
      {isOpen && <SessionsDialog person={person} onClose={() => open(false)} />}
    </>
  );
}

function SessionsDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const list = useCall("listSessionsOf", { path: { id: person.id } }, { fallback: "dataNotFetched" });
  const end = useAct("endSessionsOf", { refreshes: ["listSessionsOf"] });
  const form = useForm({ reason: "" }, `end sessions ${person.id}`);
  const sessions = list.data?.data ?? [];
  const total = list.data?.pagination.totalRecords ?? 0;
  const missing = form.values.reason.trim().length < 3 ? words.reasonMissing : null;
  const send = (session?: string) =>
    end.mutate(
      { path: { id: person.id }, body: { reason: form.values.reason, ...(session && { session }) } },
      {
        onSuccess: ({ message }) => {
          form.forget();
          notify.success(message);
        },
        onError: (error) => {
          notify.failure(sentenceOf(error));
          void list.refetch(); // somebody else may have ended it meanwhile
        },
      },
    );
  return (
    <Dialog
      title={words.title(personName(person))}
      size="lg"
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {words.close}
          </Button>
          {total > 0 && (
            <Act size="sm" reason={missing} loading={end.isPending} onClick={() => send()}>
              {words.endAll(total)}
            </Act>
          )}
        </>
      }
    >
      <div className="stack">
        {list.isPending && <SkeletonRows label={words.fact} rows={2} />}
        {list.isError && <FailureState {...queryFailure(list)} />}
        {list.isSuccess && total === 0 && <p className="dim">{words.none}</p>}
        {total > 0 && (
          <>
            <SessionTable sessions={sessions} reason={missing} pending={end.isPending} onEnd={send} />
            {total > sessions.length && <p className="dim">{words.more(total - sessions.length)}</p>}
            <Textarea
              label={words.reason}
              description={words.reasonText}
              maxLength={500}
              autosize
              minRows={2}
              required
              {...form.text("reason")}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface SessionTableProps {
  sessions: readonly Session[];
  reason: string | null;
  pending: boolean;
  onEnd: (session: string) => void;
}

const SessionTable = ({ sessions, reason, pending, onEnd }: SessionTableProps) => (
  <table className="small-table" aria-label={words.fact}>
    <thead>
      <tr>
        <th scope="col">{words.device}</th>
        <th scope="col" className="wide-only">
          {words.since}
        </th>
        <th scope="col">{words.lastSeen}</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {sessions.map(({ id, device, address, created_at, last_seen_at }) => (
        <tr key={id}>
          <td>
            {device} <span className="dim">{address}</span>
          </td>
          <td className="wide-only">{formatDateTime(created_at)}</td>
          <td>{formatDateTime(last_seen_at)}</td>
          <td data-number>
            <Act
              variant="default"
              reason={reason}
              disabled={pending}
              aria-label={words.endThis(device)}
              onClick={() => onEnd(id)}
            >
              {words.end}
            </Act>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
