import { addresses } from "#domain/addresses.ts";
import { counted, formatDate } from "#domain/format.ts";
import type { Notice } from "../notice.ts";

/** A task for the associate of its client. */
export const taskAdded = ({ id, title }: { id: number; title: string }): Notice => ({
  kind: "taskAdded",
  title: "A task for you",
  paragraphs: [title],
  path: addresses.task(id),
});

type Opened = { id: number; pieces: number; sharedAt: Date; timeZone: string };

/** The first opening of a link that its owner shared. */
export const shareOpened = ({ id, pieces, sharedAt, timeZone }: Opened): Notice => ({
  kind: "shareOpened",
  title: "Your shared link was opened",
  paragraphs: [
    `The link to ${counted(pieces, "stone", "stones")} that you shared on ${formatDate(sharedAt, timeZone)} was opened for the first time.`,
  ],
  path: addresses.sharedLink(id),
});
