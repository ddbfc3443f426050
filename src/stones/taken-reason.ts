import { codes } from "#domain/codes.ts";
import { messages, type PortalMessageKey } from "#domain/portal-messages.ts";
import { type KnownNow, takenWords } from "#domain/stone-now.ts";
import type { Refusal } from "#machines/kit/offered.ts";

/** The rules that a stone fails because of what has it. */
const ofTakenStones: ReadonlySet<PortalMessageKey> = new Set(["onlyAvailableStones", "stoneSold"]);

/** A chosen stone, and what has it as far as the screen knows. */
export interface TakenStone {
  stock_no: string;
  status: number;
  now: KnownNow | undefined;
}

/** The words on a locked act: the rule and, of stones that are not free, what has them. */
export function takenReason(refusal: Refusal, taken: readonly TakenStone[], asked: number): string {
  const { message, reason } = refusal;
  if (!ofTakenStones.has(message)) return reason;
  const rule = messages[message];
  // A claim of one's own leads on from a hold or a request alone.
  const condition = taken.some(({ status }) => leadsOn.includes(status)) ? reason.slice(rule.length).trim() : "";
  return [rule, takenWords(taken, asked), condition].filter(Boolean).join(" ");
}
const leadsOn: readonly number[] = [codes.stone.hold, codes.stone.confirm];
