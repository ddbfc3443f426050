import type { Attribute } from "../schema.ts";

/**
 * The place of a code among the values, for counting steps. Stones without a code are alike, and far from all others.
 */
export const stepOf = ({ none }: Attribute, code: number): number => (code === none ? -1000 : code);
