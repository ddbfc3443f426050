import { createTransport } from "nodemailer";
import { type HouseSettings, houseSettingsOf } from "../db/queries/settings.ts";
import type { House } from "../house/house.ts";
import type { Mailer } from "../house/ports.ts";

/** The place to which the password of the mail server is sealed. */
export const mailSecretPlace = "setting/house/mail";

/** A mail server that does not answer within this time is away. */
const PATIENCE_MS = 20_000;

/** A mailer for `smtp://user:password@host:port?from=house@example.com`; without `from` the sender is the user. */
export function smtpMailer(url: string): Mailer {
  const { searchParams, username } = new URL(url);
  return sender(createTransport(url), searchParams.get("from") ?? decodeURIComponent(username));
}

/** The mailer of the environment, or else of the house's settings; null without either. */
export async function mailerOf(house: Pick<House, "db" | "mailer" | "safe">): Promise<Mailer | null> {
  if (house.mailer) return house.mailer;
  const settings = await houseSettingsOf(house.db);
  return settings.mail && keptMailer(settings.mail, passwordOf(house, settings));
}

function passwordOf({ safe }: Pick<House, "safe">, { secret }: HouseSettings): string | undefined {
  if (secret === null) return undefined;
  const password = safe.openText(secret, mailSecretPlace);
  if (password === undefined) throw new Error("the mail server's password was kept with another key: enter it again");
  return password;
}

function keptMailer(server: NonNullable<HouseSettings["mail"]>, password: string | undefined): Mailer {
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
  return sender(transport, from);
}

const sender = (transport: ReturnType<typeof createTransport>, from: string): Mailer => ({
  async send({ enclosures = [], ...mail }) {
    await transport.sendMail({ from: `Loupe <${from}>`, ...mail, attachments: [...enclosures] });
  },
});
