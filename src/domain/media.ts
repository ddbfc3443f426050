/** The media of a stone. */
export const stoneMedia = ["image", "video", "certificate"] as const;
export type StoneMedia = (typeof stoneMedia)[number];

/** One medium of a stone that the house shows, the room for all of them, and the visit that brings one. */
export const mediumMaxBytes = 64 * 1024 * 1024;
export const mediaKeptBytes = 20 * 1024 * 1024 * 1024;
export const mediumVisitMs = 60_000;

export type MediaKind = "image" | "video" | "pdf";

const extensions: Record<MediaKind, readonly string[]> = {
  image: ["jpg", "jpeg", "png", "svg"],
  video: ["mp4", "mov", "avi"],
  pdf: ["pdf"],
};
const kinds = Object.keys(extensions) as MediaKind[];

/** The kind of file at an address, by its extension in either case (spec §9); null for anything else. */
export function mediaKind(address: string): MediaKind | null {
  const path = address.split(/[?#]/)[0] ?? "";
  const extension = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return kinds.find((kind) => extensions[kind].includes(extension)) ?? null;
}
