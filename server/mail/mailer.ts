import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import DKIM from "nodemailer/lib/dkim";
import { encodeWord, isPlainText } from "nodemailer/lib/mime-funcs";
import MimeNode from "nodemailer/lib/mime-node";
import { type HouseSettings, houseSettingsOf } from "../db/queries/settings.ts";
import type { House } from "../house/house.ts";
import { type DkimKey, type MailRules, plainMail } from "../house/mail-rules.ts";
import type { Mail, Mailer } from "../house/ports.ts";
import { KeptConnections } from "./kept-connections.ts";
import { letterBytes } from "./letter-bytes.ts";

/** The place to which the password of the mail server is sealed. */
export const mailSecretPlace = "setting/house/mail";

/** A mail server that does not answer within this time is away. */
const PATIENCE_MS = 20_000;
/**
 * A mail server that says nothing for so long in the middle of its talk will say no more. It is longer than mail servers wait for
 * those who look through letters for them (100 seconds), and shorter than the library waits (ten minutes, decision 0134).
 */
const SILENCE_MS = 120_000;

const limitsOf = (silenceMs = SILENCE_MS) => ({
  connectionTimeout: PATIENCE_MS,
  greetingTimeout: PATIENCE_MS,
  socketTimeout: silenceMs,
});

/** A mailer for `smtp://user:password@host:port?from=house@example.com`; without `from` the sender is the user. */
export function smtpMailer(url: string, rules: MailRules = plainMail, silenceMs?: number): Mailer {
  const { searchParams, username } = new URL(url);
  return sender(
    new KeptConnections({ url, ...limitsOf(silenceMs) }),
    searchParams.get("from") ?? decodeURIComponent(username),
    rules,
  );
}

/** The mailer of the environment, or else of the house's settings; null without either. */
export async function mailerOf(house: Pick<House, "db" | "mailer" | "safe" | "mailRules">): Promise<Mailer | null> {
  if (house.mailer) return house.mailer;
  const settings = await houseSettingsOf(house.db);
  return settings.mail && settledMailer(house, settings.mail, passwordOf(house, settings));
}

/** The parts of a house that say how it sends, without a way to send. */
export type Sends = Pick<House, "db"> & { mailer: Pick<Mailer, "from"> | null; safe: Pick<House["safe"], "openText"> };

/** The address that the house's letters come from; undefined without a mail server. */
export async function senderOf(house: Sends): Promise<string | undefined> {
  if (house.mailer) return house.mailer.from;
  const settings = await houseSettingsOf(house.db);
  if (!settings.mail) return undefined;
  passwordOf(house, settings); // it throws if the password was kept with another key: such a house sends nothing
  return settings.mail.from;
}

/** True if the house can send letters. Without a mail server they are kept in the outbox. */
export const hasMailServer = async ({ db, mailer }: Pick<Sends, "db" | "mailer">): Promise<boolean> =>
  mailer !== null || (await houseSettingsOf(db)).mail !== null;

type Server = NonNullable<HouseSettings["mail"]>;
type Settled = { of: string; mailer: Mailer };
/** The mailer of each house's settings: its connections stay open for the next letter. */
const settledMailers = new WeakMap<object, Settled>();

function settledMailer({ db, mailRules }: Pick<House, "db" | "mailRules">, server: Server, password?: string): Mailer {
  const of = JSON.stringify([server, password, mailRules]);
  const known = settledMailers.get(db);
  if (known?.of === of) return known.mailer;
  const mailer = mailerThrough(server, password, mailRules);
  settledMailers.set(db, { of, mailer });
  return mailer;
}

function passwordOf({ safe }: Pick<Sends, "safe">, { secret }: HouseSettings): string | undefined {
  if (secret === null) return undefined;
  const password = safe.openText(secret, mailSecretPlace);
  if (password === undefined) throw new Error("the mail server's password was kept with another key: enter it again");
  return password;
}

function mailerThrough(server: Server, password: string | undefined, rules: MailRules): Mailer {
  const { host, port, security, user_name, from } = server;
  const connections = new KeptConnections({
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...limitsOf(),
    ...(user_name !== null && { auth: { user: user_name, pass: password ?? "" } }),
  });
  return sender(connections, from, rules);
}

/** The fields under the signature: also the way out of a list, without which no one-click counts (RFC 8058). */
const signedFields =
  "from:subject:date:message-id:to:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post";

/** Answering machines leave these letters alone (RFC 3834). */
const byMachine = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function sender(connections: KeptConnections, from: string, rules: MailRules): Mailer {
  const { dkim, bounceDomain } = rules;
  return {
    from,
    async send(mail) {
      const { to, key, beforeLastByte } = mail;
      const head = headOf(mail, from);
      head.setEnvelope({ from: bounceDomain && key ? `bounce+${key}@${bounceDomain}` : from, to: [to] });
      const bytes = letterBytes(head, mail);
      const { response } = await connections.sent({
        envelope: head.getEnvelope(),
        bytes: dkim ? await signed(bytes, dkim) : bytes,
        beforeLastByte,
      });
      return response;
    },
  };
}

/** The fields of a letter's head. */
function headOf({ house, to, subject, key, unsubscribe }: Mail, from: string): MimeNode {
  const domain = domainOf(from);
  const head = new MimeNode();
  head.setHeader("From", { name: house, address: from });
  head.setHeader("To", { name: "", address: to });
  head.setHeader("Subject", subject);
  head.setHeader("Message-ID", `<${key ?? randomUUID()}@${domain}>`);
  for (const [name, value] of Object.entries(byMachine)) head.setHeader(name, value);
  if (unsubscribe) {
    for (const [name, value] of Object.entries(bulk)) head.setHeader(name, value);
    head.setHeader("List-ID", { prepared: true, foldLines: true, value: `${phraseOf(house)} <${domain}>` });
    head.setHeader("List-Unsubscribe", { prepared: true, foldLines: true, value: `<${unsubscribe}>` });
  }
  return head;
}

/** A name as a phrase of a field that the library leaves as it is: between quotes, or encoded (RFC 5322, RFC 2047). */
const phraseOf = (name: string) => (isPlainText(name) ? JSON.stringify(name) : encodeWord(name, "Q", 52));

const bulk = { Precedence: "bulk", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/** A letter under the signature of its domain. */
const signed = (bytes: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> =>
  buffer(
    new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedFields }).sign(bytes),
  );

/** The domain of an e-mail address, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
