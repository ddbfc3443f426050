import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { MailFate } from "./mail-fate.tsx";
import { MailFoot } from "./mail-foot.tsx";
import { MailText } from "./mail-text.tsx";
import { kindOf, type Mail, statusOf } from "./outbox-states.ts";
import { StateTag } from "./state-tag.tsx";
import { words } from "./words.ts";

interface MailDrawerProps {
  mail: Mail;
  place?: Place;
  mayWrite: boolean;
  onClose: () => void;
}

/** One mail with its text, and the act that sends it again after a failure. */
export function MailDrawer({ mail, place, mayWrite, onClose }: MailDrawerProps) {
  const read = useCall("getOutboxMail", { path: { id: mail.id } });
  return (
    <Drawer
      title={
        <>
          {mail.subject} <StateTag of={statusOf(mail)} />
        </>
      }
      place={place}
      onClose={onClose}
      foot={<MailFoot mail={mail} mayWrite={mayWrite} />}
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
      <MailFate mail={mail} />
      {read.isError && !read.data && <FailureState {...queryFailure(read)} />}
      {read.isPending && <SkeletonRows label={words.text} />}
      {read.data && read.data.answers.length > 0 && (
        <section>
          <h3>{words.answers}</h3>
          {read.data.answers.map(({ at, answer }) => (
            <p key={`${at} ${answer}`}>
              <span className="dim">{formatDateTime(at)}</span> {answer}
            </p>
          ))}
        </section>
      )}
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
