import { addresses } from "#domain/addresses.ts";
import { formatWaiting } from "#domain/format.ts";
import { useServerTime } from "#stones/use-server-time.ts";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** The mails that failed, the oldest first; each opens, to be sent again. */
export function MailQueuePanel({ of: { total, data } }: { of: NonNullable<Home["mails"]> }) {
  const now = new Date(useServerTime((at) => Math.floor(at / 60_000)) * 60_000);
  return (
    <QueuePanel
      title={words.failedMails}
      to={addresses.mails("failed")}
      count={total}
      rows={data.map(({ id, subject, to, created_at }) => ({
        key: id,
        to: addresses.failedMail(id),
        what: subject,
        whose: to,
        when: formatWaiting(created_at, now),
      }))}
    />
  );
}
