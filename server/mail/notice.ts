import type { Address } from "#domain/address.ts";
import { count } from "#domain/format.ts";
import type { NoticeKind } from "#domain/notices.ts";
import { personName } from "#domain/person-name.ts";
import type { Block, Letter } from "./letter/letter.ts";

/** A notice of the house to a person, with its place in the portal. A letter is made of it. */
export type Notice = {
  kind: NoticeKind;
  /** One line without a name or a price: the outbox and the log show it. */
  title: string;
  paragraphs: readonly Block[];
  /** The words of the bell in place of the first paragraph and the stones: price, reason, the next step. */
  brief?: string;
  /** The address of the row, below the portal's. */
  path: Address;
};

/** The most stones that the bell names; the letter and the list have more. */
const NAMED = 3;

/**
 * The words of a notice in the bell: its first paragraph, and its first stones by their numbers. A stone that the title
 * names is not named again.
 */
export function bellText({ title, paragraphs, brief }: Notice): string {
  if (brief) return brief;
  const text = paragraphs.find((block) => typeof block === "string") ?? "";
  const table = paragraphs.find((block) => typeof block === "object" && block.is === "stones");
  if (typeof table !== "object" || table.is !== "stones") return text;
  const unnamed = table.stones
    .map(({ stock_no, origin }) => `${stock_no} (${origin.toLowerCase()})`)
    .filter((stone) => !title.includes(stone));
  const names = unnamed.slice(0, NAMED);
  const more = unnamed.length - names.length + table.more;
  if (names.length === 0) return text;
  return `${text} ${more > 0 ? `${names.join(", ")} and ${count(more)} more` : names.join(", ")}.`;
}

type Reader = { first_name: string; last_name: string };

/** A notice as a letter to somebody. */
export const letterOf = ({ title, paragraphs, path }: Notice, reader: Reader, publicUrl: string): Letter => ({
  subject: title,
  reader: personName(reader),
  blocks: [...paragraphs, { is: "link", words: "Open in the portal", url: `${publicUrl}${path}` }],
});
