import type { Data } from "#api/operation-types.ts";
import { type CameBack, cameBackOnWire } from "./came-back-on-wire.ts";

type OutboxLine = Data<"resendMail">;
export type MailRow = {
  id: number;
  to_address: string;
  subject: string;
  kind: string;
  status: OutboxLine["status"];
  attempts: number;
  error: string | null;
  created_at: Date;
  sent_at: Date | null;
} & CameBack;

/** A mail as the outbox lists it, without its text. */
export const mailOnWire = ({ to_address, created_at, sent_at, ...mail }: MailRow): OutboxLine => ({
  id: mail.id,
  to: to_address,
  subject: mail.subject,
  kind: mail.kind,
  status: mail.status,
  attempts: mail.attempts,
  error: mail.error,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
  came_back: cameBackOnWire(mail),
});
