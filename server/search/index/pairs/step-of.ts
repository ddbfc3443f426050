import type { Attribute } from "../schema.ts";

/** Where a code stands among the values, for who counts steps: stones without one are alike, and far from all others. */
export const stepOf = ({ none }: Attribute, code: number): number => (code === none ? -1000 : code);
