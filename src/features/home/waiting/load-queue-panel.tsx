import { addresses } from "#domain/addresses.ts";
import { formatWaiting } from "#domain/format.ts";
import { useServerTime } from "#stones/use-server-time.ts";
import type { Home } from "../use-home.ts";
import { words } from "../words.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** The loads that a person must decide about, the oldest first; each opens. */
export function LoadQueuePanel({ of: { total, data } }: { of: NonNullable<Home["loads"]> }) {
  const now = new Date(useServerTime((at) => Math.floor(at / 60_000)) * 60_000);
  return (
    <QueuePanel
      title={words.loads}
      to={addresses.loadsThatWait}
      count={total}
      rows={data.map(({ id, provider, file_name, created_at }) => ({
        key: id,
        to: addresses.load(id),
        what: provider.name,
        whose: file_name,
        when: formatWaiting(created_at, now),
      }))}
    />
  );
}
