import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { DkimKey, MailRules } from "../house/mail-rules.ts";
import { OneAtATime } from "./handover.ts";
import { Pace } from "./pace.ts";

type Read = {
  text(name: string): string | undefined;
  whole(name: string, from: number, to: number): number | undefined;
  wrong(name: string, why: string): never;
};

/** Letters in a minute, where the environment says nothing: what a small mail server takes without a word. */
const perMinute = 600;
const perMinuteOfDomain = 120;
const secretLength = 20;
const domainForm = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Reads how the house sends its mail. */
export function readMailRules(read: Read): MailRules {
  const { text, whole, wrong } = read;
  const domain = (name: string): string | null => {
    const given = text(name);
    if (given === undefined) return null;
    return domainForm.test(given) ? given.toLowerCase() : wrong(name, "must be a domain such as mail.house.example");
  };
  const most = whole("MAIL_PER_MINUTE", 1, 1_000_000) ?? perMinute;
  const mostOfDomain = whole("MAIL_PER_DOMAIN_PER_MINUTE", 1, 1_000_000) ?? perMinuteOfDomain;
  return {
    dkim: dkimKey(read, domain("DKIM_DOMAIN")),
    bounceDomain: domain("BOUNCE_DOMAIN"),
    bounceSecret: bounceSecret(read),
    bounceMailbox: bounceMailbox(read),
    pace: new Pace(most, mostOfDomain),
    handover: new OneAtATime(),
  };
}

function bounceSecret({ text, wrong }: Read): string | null {
  const given = text("BOUNCE_SECRET") ?? null;
  if (given === null || (given.length >= secretLength && given.length <= 200)) return given;
  return wrong(
    "BOUNCE_SECRET",
    `must be ${secretLength} to 200 characters long, as \`openssl rand -base64 24\` makes them`,
  );
}

function bounceMailbox({ text, wrong }: Read): string | null {
  const given = text("BOUNCE_MAILBOX") ?? null;
  if (given === null) return null;
  const { protocol, username, password } = URL.canParse(given) ? new URL(given) : new URL("none:");
  const isWhole = ["imap:", "imaps:"].includes(protocol) && username !== "" && password !== "";
  return isWhole ? given : wrong("BOUNCE_MAILBOX", "must be imaps://user:password@host or imap://user:password@host");
}

function dkimKey({ text, wrong }: Read, domain: string | null): DkimKey | null {
  const selector = text("DKIM_SELECTOR");
  const file = text("DKIM_KEY_FILE");
  if (domain === null && selector === undefined && file === undefined) return null;
  if (domain === null) return wrong("DKIM_DOMAIN", "is required with DKIM_SELECTOR and DKIM_KEY_FILE");
  if (selector === undefined || !/^[a-z0-9.-]+$/i.test(selector))
    return wrong("DKIM_SELECTOR", "must be the name under which the key stands in the DNS");
  if (file === undefined) return wrong("DKIM_KEY_FILE", "is required with DKIM_DOMAIN");
  return { domain, selector, privateKey: readKey(file) ?? wrong("DKIM_KEY_FILE", "must be a PEM file of an RSA key") };
}

function readKey(file: string): string | undefined {
  try {
    const pem = readFileSync(file, "utf8");
    return createPrivateKey(pem).asymmetricKeyType === "rsa" ? pem : undefined;
  } catch {
    return undefined;
  }
}
