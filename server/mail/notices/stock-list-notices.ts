import { addresses } from "#domain/addresses.ts";
import type { Notice } from "../notice.ts";

type Paused = { list: { id: number; name: string }; reason: string };

/** Notices of lists that leave by themselves. */
export const stockListNotices = {
  paused: ({ list: { id, name }, reason }: Paused): Notice => ({
    kind: "stockListPaused",
    title: "A stock list could not be left on its server",
    paragraphs: [
      `The list ${name} could not be left on its server three times in a row. Its schedule is paused. The latest reason: ${reason}`,
      "It goes on after a run that arrives, or once the list is changed. You are told of it once.",
    ],
    path: addresses.stockList(id),
  }),
};
