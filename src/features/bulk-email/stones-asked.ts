import type { MailingSearch } from "./bulk-email-search.ts";

/** The stones of a rule that an address asks for (spec §7: id, uid, user_id, diamond_type). */
export const stonesAsked = (id: number, { uid, user_id, type }: MailingSearch) => ({
  id,
  diamond_type: type ? [type] : [],
  ...(uid && { uid }),
  ...(user_id !== undefined && { user_id }),
});
