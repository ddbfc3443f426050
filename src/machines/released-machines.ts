import { released } from "./released.ts";

const hashes: ReadonlySet<string> = new Set(Object.values(released).flat());

/** True if a release of the product had this machine, as data. A house may keep others, but they judge nothing. */
export const isReleased = (model: string): boolean => hashes.has(model);
