import type { Status } from "./codes.ts";
import { formatDateTime } from "./format.ts";

/**
 * The kinds of bounce after a mail server took a letter, the mildest first: its letter or its house was refused, the
 * address could not be reached for now, there is no such address, its owner complained.
 */
export const bounceKinds = ["refused", "soft", "hard", "complaint"] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** An address is stopped once so many letters to it came back as soft within these days. */
export const softBouncesMost = 4;
export const softBouncesDays = 14;

/** The most characters that are kept of a mail server's words. */
export const bounceSaidMax = 500;

/** The most messages of a mailbox that one visit reads, and the beginning of each that is read. */
export const bouncesAtOnce = 1000;
export const bounceReadBytes = 256 * 1024;

/** True if the first kind tells more of a letter than the second. */
export const isWorse = (kind: BounceKind, than: BounceKind | null): boolean =>
  than === null || bounceKinds.indexOf(kind) > bounceKinds.indexOf(than);

const unknown = /^[245]\.0\.0$/;
/** The statuses that speak against the address (RFC 3463): no such mailbox or domain, or one that is closed. */
const gone = /^5\.(1\.[0-69]|1\.10|2\.1|4\.4)$/;
/** Those that speak against the house or its letter: its sender, its size, its form, its standing. */
const ours = /^[45]\.(1\.[78]|3\.4|[567]\.\d+)$/;

/**
 * A refusal's word on an address. A server that refuses the house says nothing against the address: one day on a
 * blocklist must not stop every client of a large provider.
 */
export function bounceKindOf(status: string | undefined, said: string): Exclude<BounceKind, "complaint"> {
  const [, code, told] = said.match(/^(\d{3})(?:[ -]+(\d\.\d{1,3}\.\d{1,3})\b)?/) ?? [];
  const known = [status, told].find((one) => one !== undefined && !unknown.test(one));
  if (known !== undefined) return gone.test(known) ? "hard" : ours.test(known) ? "refused" : "soft";
  if (code === undefined) return status?.startsWith("5") ? "hard" : "soft";
  if (/^55[013]$/.test(code)) return "hard";
  return code === "554" ? "refused" : "soft";
}

/** The status of a letter that came back. */
export const cameBackStatuses: Readonly<Record<BounceKind, Status>> = {
  refused: { label: "Refused", hue: "orange", kind: "final" },
  soft: { label: "Undelivered", hue: "orange", kind: "final" },
  hard: { label: "Came back", hue: "red", kind: "off" },
  complaint: { label: "Complaint", hue: "red", kind: "off" },
};

/** The time at which a letter came back, and the words with it. */
export const cameBackWords = ({ kind, at, said }: { kind: BounceKind; at: string; said: string }): string => {
  const begun = kind === "complaint" ? "Its reader complained on" : "Came back on";
  return [`${begun} ${formatDateTime(at)}`, said].filter(Boolean).join(": ");
};
