import type { LookedFile, SeenSource } from "../../db/feed-tables.ts";

/** A file that was fetched: it lies on this machine until the visit ends. */
export type FoundFile = { place: string; name: string; bytes: number; seen: SeenSource };

/** Findings of a look at a source, apart from a file. */
export type Found =
  | { kind: "unchanged"; sentence: string; isFresh: boolean }
  | { kind: "again"; looked: LookedFile }
  | { kind: "taken"; note: string | null };

/** Takes a file into the house. False if the feed may not take it any more. */
export type Take = (file: FoundFile) => Promise<boolean>;
