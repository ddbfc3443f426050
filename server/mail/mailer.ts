import { createTransport } from "nodemailer";
import type { Mailer } from "../house/ports.ts";

/** A mailer for `smtp://user:password@host:port?from=house@example.com`; without `from` the sender is the user. */
export function smtpMailer(url: string): Mailer {
  const { searchParams, username } = new URL(url);
  const from = searchParams.get("from") ?? decodeURIComponent(username);
  const transport = createTransport(url);
  return {
    async send(letter) {
      await transport.sendMail({ from: `Loupe <${from}>`, ...letter });
    },
  };
}
