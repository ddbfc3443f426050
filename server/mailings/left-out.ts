import { codes } from "#domain/codes.ts";
import { topicOf } from "#domain/mail-topics.ts";
import type { LeftOutReason } from "#domain/mailings.ts";
import type { ReaderFacts } from "../db/queries/mailing-sends.ts";
import { may } from "../ground/actor.ts";

const { business } = codes;
const topic = topicOf("mailing") ?? "";

/**
 * The reason for leaving somebody out, whatever the letter offers; null if they get it. It is asked before each letter
 * is written.
 */
export function leftOutOf(reader: ReaderFacts): LeftOutReason | null {
  const { account_id: accountId, role_id: roleId, rights, business_status } = reader;
  if (reader.is_erased) return "erased";
  if (!reader.is_open) return "switchedOff";
  if (business_status === business.kycPending) return "kyc";
  if (business_status !== business.registered) return "unregistered";
  if (!may({ accountId, roleId, rights }, "search:read")) return "rights";
  if (reader.declined.includes(topic)) return "unsubscribed";
  if (reader.is_stopped) return "bounced";
  return null;
}
