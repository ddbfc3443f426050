import { generateKeyPairSync } from "node:crypto";
import { type MailRules, plainMail } from "#server/house/mail-rules.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import type { Letter } from "#server/mail/letter/letter.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { post } from "#server/mail/outbox.ts";
import type { TestApp } from "./app.ts";
import { smtpPeer } from "./smtp-peer.ts";

/** A key for tests, and the record that its domain has in the DNS. */
export function dkimPair() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = {
    domain: "loupe.test",
    selector: "house",
    privateKey: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`;
  return { key, record };
}

/** A mail server that the portal sends through from now on. */
export async function throughPeer(portal: TestApp, rules: Partial<MailRules> = {}, silenceMs?: number) {
  const peer = await smtpPeer();
  portal.house.mailRules = { ...plainMail, ...rules };
  portal.house.mailer = smtpMailer(peer.url, portal.house.mailRules, silenceMs);
  return peer;
}

type Sample = Partial<Letter> & { to?: string; kind?: string; accountId?: number | null; secret?: string };

/** Posts a letter and lets its job run. */
export async function send(
  portal: TestApp,
  { to = "buyer@harbour.test", kind = "test", accountId = null, ...letter }: Sample = {},
) {
  const posted = { to, subject: "Three stones", blocks: ["They are here."], ...letter };
  await inTransaction(portal.house, { requestId: "test", operation: "test" }, (ctx) =>
    post(ctx, kind, posted, accountId),
  );
  const mail = (await portal.outbox()).at(-1);
  if (!mail) throw new Error("no letter lies in the outbox");
  return mail;
}
