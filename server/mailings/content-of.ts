import type { MailingContent } from "../db/mailing-tables.ts";
import type { MailingRow } from "../db/queries/mailings.ts";

/** The words and choices of a rule's letters now. */
export const contentOf = (row: MailingRow): MailingContent => {
  const { params, subject, body, diamond_type, link, share_hours, attachments } = row;
  return { subject, body, search: params.search, diamond_type, link, share_hours, attachments };
};
