import { mediaKind, type StoneMedia, stoneMedia } from "#domain/media.ts";
import type { Safe } from "../house/ports.ts";

type Marks = Pick<Safe, "mark">;
type Sources = { id: number } & Record<StoneMedia, string | null>;

/** The house of this process. Without one no medium has an address, and the provider's own never travels. */
let marks: Marks | undefined;
export const nameMediaBy = (safe: Marks): void => {
  marks = safe;
};

/** Extensions by which a screen tells a picture, a film and a paper apart. A viewer's page has none. */
const extensions = { image: ".jpg", video: ".mp4", pdf: ".pdf" };
const none = { image: null, video: null, certificate: null };

/** The text that the mark in a stone's media address stands for. */
export const markedText = (stoneId: number | string) => `media/${stoneId}`;

/**
 * The house's own addresses of a stone's media. They hold the house's id of the stone and a mark that nobody can guess:
 * neither host nor path nor number of the provider (decision 0239).
 */
export function mediaOnWire(stone: Sources): Record<StoneMedia, string | null> {
  if (!marks || stoneMedia.every((field) => !stone[field])) return none;
  const key = `${stone.id}-${marks.mark(markedText(stone.id))}`;
  const addressOf = (field: StoneMedia) => {
    const source = stone[field];
    if (!source || source.startsWith("/")) return source; // a file of the house's own
    const kind = mediaKind(source);
    return `/files/media/${key}/${field}${kind ? extensions[kind] : ""}`;
  };
  return { image: addressOf("image"), video: addressOf("video"), certificate: addressOf("certificate") };
}
