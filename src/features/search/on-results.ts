import type { Results } from "./results-search.ts";

export type OnResults = (change: (now: Results) => Results, how?: { isTyped?: boolean }) => void;
