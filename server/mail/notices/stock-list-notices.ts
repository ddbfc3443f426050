import { addresses } from "#domain/addresses.ts";
import type { Notice } from "../notice.ts";

type Paused = { list: { id: number; name: string }; reason: string };

/** Notices of lists that leave by themselves. */
export const stockListNotices = {
  paused: ({ list: { id, name }, reason }: Paused): Notice => ({
    kind: "stockListPaused",
    title: "A stock list could not be sent",
    paragraphs: [
      `The list “${name}” could not be sent to its server three times in a row. Its schedule is paused. The latest reason: ${reason}`,
      "It resumes after a run that succeeds, or once the list is changed. You are told only once.",
    ],
    path: addresses.stockList(id),
  }),
};
