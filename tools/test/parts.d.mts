import type { Tier } from "./tiers.mjs";

export type Part = { kind: string; name: string; project?: string; tier?: Tier };

export const parts: readonly Part[];
