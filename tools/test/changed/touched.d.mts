import type { Part } from "../parts.mjs";

export function changedFiles(since: string): string[];
export function touched(parts: readonly Part[], changed: readonly string[]): (Part & { files?: string[] })[];
