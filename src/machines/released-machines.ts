import { released } from "./released.ts";

const hashes: ReadonlySet<string> = new Set(Object.values(released).flat());

/** Whether a release of the product had this machine, as data. Another one may be kept by a house, and judges nobody. */
export const isReleased = (model: string): boolean => hashes.has(model);
