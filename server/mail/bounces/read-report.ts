import { bounceKindOf } from "#domain/bounces.ts";
import { letterKeyIn } from "../letter-key.ts";
import type { Bounce } from "../note-bounce.ts";
import { decoded, fieldIn, fieldsOf, leavesOf, type Part, partOf } from "./mime-parts.ts";

const deliveryStatus = /^message\/(global-)?delivery-status$/;
const feedbackReport = "message/feedback-report";
/** The letter that is told of, whole or its header alone. */
const returned = /^(message\/rfc822|message\/global|message\/global-headers|text\/rfc822-headers)$/;
/** Headers in which a mail server notes to which address the report went: the sender of the letter's envelope. */
const addressed = ["delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "to"];
/**
 * The kinds of report that a reader sends by a button. `not-spam` is praise, and `auth-failure` is about the house's
 * own keys.
 */
const complaints = /^(abuse|fraud|opt-out)\b/i;

/**
 * A message's word on a letter of the house: a report of a mail server (RFC 3464), or a complaint (RFC 5965); undefined
 * for any other mail, and for a letter that is only late.
 */
export function readReport(message: string): Bounce | undefined {
  const whole = partOf(message.replaceAll("\r\n", "\n"));
  const leaves = leavesOf(whole);
  const said = saidIn(leaves);
  const key = said && keyOf(whole, leaves, said.from);
  return key ? { key, kind: said.kind, said: said.said } : undefined;
}

type Said = Omit<Bounce, "key"> & { from?: string | undefined };

function saidIn(leaves: readonly Part[]): Said | undefined {
  for (const leaf of leaves) {
    const said = deliveryStatus.test(leaf.type)
      ? failureIn(decoded(leaf))
      : leaf.type === feedbackReport && complaintIn(decoded(leaf));
    if (said) return said;
  }
  return undefined;
}

/** The first recipient of a report that its server gave up. */
function failureIn(report: string): Said | undefined {
  for (const group of report.split(/\n[ \t]*\n/)) {
    const fields = fieldsOf(group);
    if (!/^failed\b/i.test(fieldIn(fields, "action") ?? "")) continue;
    const status = fieldIn(fields, "status")?.match(/^[45]\.\d{1,3}\.\d{1,3}/)?.[0];
    const said = (fieldIn(fields, "diagnostic-code") ?? "").replace(/^[\w-]+\s*;\s*/, "");
    return { kind: bounceKindOf(status, said), said: said || (status ?? "") };
  }
  return undefined;
}

function complaintIn(report: string): Said | undefined {
  const fields = fieldsOf(report);
  const said = fieldIn(fields, "feedback-type")?.match(complaints)?.[0].toLowerCase();
  return said ? { kind: "complaint", said, from: fieldIn(fields, "original-mail-from") } : undefined;
}

/** The key of the letter: by the address that the report went to, by its envelope, or by its own header. */
function keyOf(whole: Part, leaves: readonly Part[], from: string | undefined): string | undefined {
  const letter = leaves.find(({ type }) => returned.test(type));
  const header = letter ? partOf(decoded(letter)).fields : [];
  const places = [
    ...addressed.map((name) => fieldIn(whole.fields, name)),
    from,
    fieldIn(header, "return-path"),
    fieldIn(header, "message-id"),
  ];
  return places.map((place) => letterKeyIn(place ?? "")).find(Boolean);
}
