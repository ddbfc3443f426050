export type Tier = "day" | "whole" | "night";
export const tiers: readonly Tier[];
export function tierNow(): Tier;
export function filesBeyond(tier: Tier): string[];
export function tagsBeyond(tier: Tier): RegExp[];
export function isInTier(tier: Tier): (file: string) => boolean;
