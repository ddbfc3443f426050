import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Mail, mayResend } from "./outbox-states.ts";
import { words } from "./words.ts";

/** The act that sends a failed mail again, or the reason why it may not be sent. */
export function MailFoot({ mail, mayWrite }: { mail: Mail; mayWrite: boolean }) {
  const noRight = useNoRight();
  const resend = useAct("resendMail", { refreshes: ["listOutbox", "getOutboxMail", "listJobs"] });
  const reason = mayWrite ? (mayResend(mail) ? null : messages.mailNotFailed) : noRight;
  return (
    <>
      {reason && <span className="dim">{reason}</span>}
      <div className="row between">
        <span />
        <Act
          size="sm"
          reason={reason}
          loading={resend.isPending}
          onClick={() => void notifyOutcome(resend.mutateTold({ path: { id: mail.id } }))}
        >
          {words.sendAgain}
        </Act>
      </div>
    </>
  );
}
