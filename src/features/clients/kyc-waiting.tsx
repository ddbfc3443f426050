import { dash, formatWaiting, isOlderThanADay } from "#domain/format.ts";
import { useServerTime } from "#stones/use-server-time.ts";
import { Tag } from "#ui/marks/tag.tsx";
import type { Client } from "./client.ts";
import { words } from "./words.ts";

const minute = 60_000;

/** The time that a client has waited for a decision. More than a day is flagged (spec §9). */
export function KycWaiting({ of: { kyc } }: { of: Pick<Client, "kyc"> }) {
  const now = new Date(useServerTime((at) => Math.floor(at / minute)) * minute);
  if (!kyc) return <span className="dim">{dash}</span>;
  const said = <span title={words.papersWaiting(kyc.waiting)}>{formatWaiting(kyc.submitted_at, now)}</span>;
  return isOlderThanADay(kyc.submitted_at, now) ? <Tag hue="orange">{said}</Tag> : said;
}
