import { cameBackStatuses, cameBackWords } from "#domain/bounces.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { isLate, type Mail } from "./outbox-states.ts";
import { words } from "./words.ts";

/** The reason for which a mail did not leave, and its bounce. */
export function MailFate({ mail }: { mail: Mail }) {
  return (
    <>
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
      {mail.came_back && (
        <section>
          <Notice hue={cameBackStatuses[mail.came_back.kind].hue}>{cameBackWords(mail.came_back)}</Notice>
        </section>
      )}
    </>
  );
}
