import type { Part } from "../parts.mjs";

/** The text of a file, or undefined where there is none. */
export type Read = (file: string) => string | undefined;
export type World = { readonly texts: ReadonlyMap<string, string> };
export function readWorld(): World;
export function touched(
  parts: readonly Part[],
  changed: readonly string[],
  options: { before: Read; now?: Read; isIn?: (file: string) => boolean; world?: World },
): (Part & { files?: string[] })[];
