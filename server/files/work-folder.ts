import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Log } from "../ground/log.ts";
import { removeOld } from "./remove-old.ts";

const kinds = ["export", "feed", "load", "mark", "paper", "picture", "push", "reseal", "specimen"] as const;
type Kind = (typeof kinds)[number];
/** Those of `kinds`, and what `openRows` unpacks a provider's file into. */
const OURS = new RegExp(`^loupe-((${kinds.join("|")})-\\w{6}|rows-[0-9a-f-]{36})$`);

/** Makes a folder for a piece of work, in the machine's temporary folder. Whoever makes it removes it. */
export const makeWorkFolder = (kind: Kind): Promise<string> => mkdtemp(path.join(tmpdir(), `loupe-${kind}-`));

/** Removes the working folders of killed portals, which hold copies of stock files, exports and papers. */
export function removeOldWork(log: Log, folder: string = tmpdir()): void {
  try {
    removeOld(folder, { named: OURS, uid: process.getuid?.() });
  } catch (err) {
    log.warn({ err, folder }, "working folders of an earlier portal could not be removed");
  }
}
