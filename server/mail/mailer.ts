import { Transform } from "node:stream";
import { createTransport } from "nodemailer";
import { houseTitle } from "#domain/house.ts";
import { type HouseSettings, houseSettingsOf } from "../db/queries/settings.ts";
import type { House } from "../house/house.ts";
import { type DkimKey, type MailRules, plainMail } from "../house/mail-rules.ts";
import type { Mail, Mailer } from "../house/ports.ts";

/** The place to which the password of the mail server is sealed. */
export const mailSecretPlace = "setting/house/mail";

/** A mail server that does not answer within this time is away. */
const PATIENCE_MS = 20_000;

/** A mailer for `smtp://user:password@host:port?from=house@example.com`; without `from` the sender is the user. */
export function smtpMailer(url: string, rules: MailRules = plainMail): Mailer {
  const { searchParams, username } = new URL(url);
  return sender(createTransport(url), searchParams.get("from") ?? decodeURIComponent(username), rules);
}

/** The mailer of the environment, or else of the house's settings; null without either. */
export async function mailerOf(house: Pick<House, "db" | "mailer" | "safe" | "mailRules">): Promise<Mailer | null> {
  if (house.mailer) return house.mailer;
  const settings = await houseSettingsOf(house.db);
  return settings.mail && keptMailer(settings.mail, passwordOf(house, settings), house.mailRules);
}

function passwordOf({ safe }: Pick<House, "safe">, { secret }: HouseSettings): string | undefined {
  if (secret === null) return undefined;
  const password = safe.openText(secret, mailSecretPlace);
  if (password === undefined) throw new Error("the mail server's password was kept with another key: enter it again");
  return password;
}

function keptMailer(
  server: NonNullable<HouseSettings["mail"]>,
  password: string | undefined,
  rules: MailRules,
): Mailer {
  const { host, port, security, user_name, from } = server;
  const transport = createTransport({
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    ...(user_name !== null && { auth: { user: user_name, pass: password ?? "" } }),
  });
  return sender(transport, from, rules);
}

/** The fields under the signature: also the way out of a list, without which no one-click counts (RFC 8058). */
const signedFields =
  "from:subject:date:message-id:to:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post";

/** Answering machines leave these letters alone (RFC 3834). */
const byMachine = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function sender(transport: ReturnType<typeof createTransport>, from: string, rules: MailRules): Mailer {
  const domain = domainOf(from);
  const { dkim, bounceDomain } = rules;
  transport.use("stream", holdLastByte);
  return {
    from,
    async send({ to, subject, text, html, enclosures = [], key, unsubscribe, beforeLastByte }) {
      const sent = await transport.sendMail({
        from: { name: houseTitle, address: from },
        to: { name: "", address: to },
        envelope: { from: bounceDomain && key ? `bounce+${key}@${bounceDomain}` : from, to: [to] },
        subject,
        text,
        html,
        attachments: [...enclosures],
        messageId: key && `<${key}@${domain}>`,
        headers: unsubscribe ? { ...byMachine, ...bulk } : byMachine,
        list: unsubscribe ? { id: { url: domain, comment: houseTitle }, unsubscribe: [[{ url: unsubscribe }]] } : {},
        ...(dkim && { dkim: signatureOf(dkim) }),
        ...(beforeLastByte && { beforeLastByte }),
      });
      return sent.response;
    },
  };
}

type MailMessage = Parameters<Parameters<ReturnType<typeof createTransport>["use"]>[1]>[0];
type Held = Pick<Mail, "beforeLastByte">;

/** Holds the end of a mail back until its turn has come. */
function holdLastByte({ data, message }: MailMessage, done: () => void): void {
  const { beforeLastByte } = data as Held;
  if (beforeLastByte) {
    message.transform(
      new Transform({
        transform: (chunk, _, next) => next(null, chunk),
        flush: (end) => void beforeLastByte().then(() => end(), end),
      }),
    );
  }
  done();
}

const bulk = { Precedence: "bulk", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const signatureOf = ({ domain, selector, privateKey }: DkimKey) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
  headerFieldNames: signedFields,
});

/** The domain of an e-mail address, in lower case. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1).toLowerCase();
