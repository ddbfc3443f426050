import type { Address } from "#domain/address.ts";
import type { NoticeKind } from "#domain/notices.ts";
import { personName } from "#domain/person-name.ts";
import type { Block, Letter } from "./letter/letter.ts";

/** A notice of the house to a person, with its place in the portal. A letter is made of it. */
export type Notice = {
  kind: NoticeKind;
  /** One line without a name or a price: the outbox and the log show it. */
  title: string;
  paragraphs: readonly Block[];
  /** The address of the row, below the portal's. */
  path: Address;
};

type Reader = { first_name: string; last_name: string };

/** A notice as a letter to somebody. */
export const letterOf = ({ title, paragraphs, path }: Notice, reader: Reader, publicUrl: string): Letter => ({
  subject: title,
  reader: personName(reader),
  blocks: [...paragraphs, { is: "link", words: "Open in the portal", url: `${publicUrl}${path}` }],
});
