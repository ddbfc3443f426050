import { addresses } from "#domain/addresses.ts";
import type { Notice } from "../notice.ts";

type Waiting = { id: number; provider: string; fileName: string; reasons: readonly string[] };

/** Notices of loads that arrive by themselves. */
export const loadNotices = {
  waits: ({ id, provider, fileName, reasons }: Waiting): Notice => ({
    kind: "loadWaits",
    title: "A load waits for a decision",
    paragraphs: [
      `${provider} delivered the file ${fileName}. Nothing of it is in the stock yet, because:`,
      { is: "lines", lines: reasons },
      "You are told of each load once.",
    ],
    path: addresses.load(id),
  }),
};
