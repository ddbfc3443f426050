import { today } from "#domain/today.ts";
import type { PaperAhead } from "#stones/paper-ahead/use-paper-ahead.ts";

/** The next paper of a house that has said everything, read by somebody who may not change its settings. */
export const aPaperAhead = (more: Partial<PaperAhead> = {}): PaperAhead => ({
  issued_on: today(),
  due_date: null,
  clause: null,
  payment_terms: null,
  lacks: [],
  may: false,
  who: ["Ines Novak"],
  without_address: [],
  ...more,
});
