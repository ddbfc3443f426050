import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { formatWaiting } from "#domain/format.ts";
import { useServerTime } from "#stones/use-server-time.ts";
import { words } from "../words.ts";
import { QueuePanel, shown } from "./queue-panel.tsx";

const query = { status: codes.approval.pending, sort: "created_at", size: shown } as const;

/** The documents without a decision. */
export function DocumentQueuePanel() {
  const list = useCall("listKyc", { query });
  const now = new Date(useServerTime((at) => Math.floor(at / 60_000)) * 60_000);
  return (
    <QueuePanel
      title={words.documents}
      to={addresses.kyc}
      count={list.data?.pagination.totalRecords}
      list={list}
      rows={list.data?.data.map(({ document_id, company_name, document_category, user, created_at }) => ({
        key: document_id,
        to: addresses.client(user.id, "kyc"),
        what: company_name,
        whose: document_category,
        when: formatWaiting(created_at, now),
      }))}
    />
  );
}
