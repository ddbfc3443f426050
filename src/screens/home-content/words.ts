import { formatDate } from "#domain/format.ts";

/** The words of the house's content, where it is shown and where it is written. */
export const words = {
  days: (from: string, to: string) => (from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`),
  read: "Read more",
  readThis: (title: string) => `Read more: ${title}`,
  hide: (title: string) => `Hide: ${title}`,
  close: "Close",
  pictureOf: (title: string, at: number) => `${title}, picture ${at}`,
} as const;
