import { addresses } from "#domain/addresses.ts";
import { formatWaiting } from "#domain/format.ts";
import { useServerTime } from "#stones/use-server-time.ts";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** The documents without a decision. */
export function DocumentQueuePanel({ of: { total, data } }: { of: NonNullable<Home["documents"]> }) {
  const now = new Date(useServerTime((at) => Math.floor(at / 60_000)) * 60_000);
  return (
    <QueuePanel
      title={words.documents}
      to={addresses.kyc}
      count={total}
      rows={data.map(({ document_id, company_name, document_category, user, created_at }) => ({
        key: document_id,
        to: addresses.client(user.id, "kyc"),
        what: company_name,
        whose: document_category,
        when: formatWaiting(created_at, now),
      }))}
    />
  );
}
