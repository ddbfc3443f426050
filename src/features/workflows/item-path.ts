import type { ItemStep } from "./workflow.ts";

/** The part of a history that the picture shows: the arrows taken, in their order, and the item's state after them. */
export interface ItemPath {
  path: { transition: string; step: number }[];
  at: string | undefined;
}

/** The way of an item up to one of its steps, or all of it. */
export function itemPath(steps: readonly ItemStep[], upTo?: number): ItemPath {
  const walked = steps.slice(0, upTo ?? steps.length);
  return {
    path: walked.map(({ transition }, at) => ({ transition, step: at + 1 })),
    at: walked.at(-1)?.to,
  };
}
