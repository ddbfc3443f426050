import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { Act } from "#ui/act/act.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { MailText } from "./mail-text.tsx";
import { isLate, kindOf, type Mail, mayResend, statusOf } from "./outbox-states.ts";
import { StateTag } from "./state-tag.tsx";
import { words } from "./words.ts";

interface MailDrawerProps {
  mail: Mail;
  place?: Place;
  mayWrite: boolean;
  onClose: () => void;
}

/** One mail with its text, and sending it again where it did not go out. */
export function MailDrawer({ mail, place, mayWrite, onClose }: MailDrawerProps) {
  const read = useCall("getOutboxMail", { path: { id: mail.id } });
  const resend = useAct("resendMail", { refreshes: ["listOutbox", "getOutboxMail", "listJobs"] });
  const reason = mayWrite ? (mayResend(mail) ? null : messages.mailNotFailed) : messages.forbidden;
  return (
    <Drawer
      title={
        <>
          {mail.subject} <StateTag of={statusOf(mail)} />
        </>
      }
      place={place}
      onClose={onClose}
      foot={
        <>
          {reason && <span className="dim">{reason}</span>}
          <div className="row between">
            <span />
            <Act
              size="sm"
              reason={reason}
              loading={resend.isPending}
              onClick={() => void notifyOutcome(resend.mutateAsync({ path: { id: mail.id } }))}
            >
              {words.sendAgain}
            </Act>
          </div>
        </>
      }
    >
      <section>
        <Facts
          columns={2}
          of={[
            { label: words.to, value: mail.to, span: 2 },
            { label: words.kind, value: kindOf(mail.kind) },
            { label: words.attempts, value: count(mail.attempts) },
            { label: words.created, value: formatDateTime(mail.created_at) },
            { label: words.sent, value: formatDateTime(mail.sent_at) },
          ]}
        />
      </section>
      {mail.status === "kept" && (
        <section>
          <Notice hue="blue">{words.keptHere}</Notice>
        </section>
      )}
      {mail.error && (
        <section>
          <Notice hue={isLate(mail) ? "orange" : "red"}>
            {isLate(mail) && <>{words.goesLater} </>}
            {mail.error}
          </Notice>
        </section>
      )}
      {read.isError && !read.data && <FailureState {...queryFailure(read)} />}
      {read.isPending && <SkeletonRows label={words.text} />}
      {read.data && (
        <section>
          <h3>{words.text}</h3>
          {read.data.is_veiled && <Notice hue="blue">{words.textVeiled}</Notice>}
          {read.data.text === null ? <p className="dim">{words.textGone}</p> : <MailText text={read.data.text} />}
        </section>
      )}
    </Drawer>
  );
}
