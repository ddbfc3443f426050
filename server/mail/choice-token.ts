import { type MailTopic, mailChoicesPath, mailTopics } from "#domain/mail-topics.ts";
import type { House } from "../house/house.ts";

type Named = { accountId: number; topic: MailTopic };
const form = /^([1-9]\d{0,15})\.([a-z]+)\.([\w-]{22})$/;

const said = ({ accountId, topic }: Named) => `mail/${accountId}.${topic}`;

/**
 * Names a person and a topic in the address under their letters. It is short, so that no reader of mail breaks it, is
 * no session, and is good as long as the house's key is.
 */
export const choiceToken = (house: Pick<House, "safe">, named: Named): string =>
  `${named.accountId}.${named.topic}.${house.safe.mark(said(named))}`;

/** The person and the topic of a token; undefined for one that the house did not make. */
export function readChoiceToken(house: { safe: Pick<House["safe"], "isMark"> }, token: string): Named | undefined {
  const [, id = "", topic = "", mark = ""] = token.match(form) ?? [];
  if (!(topic in mailTopics)) return undefined;
  const named = { accountId: Number(id), topic: topic as MailTopic };
  return house.safe.isMark(said(named), mark) ? named : undefined;
}

/** The page where a person chooses among their mails, and the address that a one-click goes to (RFC 8058). */
export const choicesLink = (house: Pick<House, "safe" | "publicUrl">, named: Named): string =>
  `${house.publicUrl}${mailChoicesPath(choiceToken(house, named))}`;
