import type { Guarded, Roles, TransitionMeta } from "./meta.ts";

interface StepOptions {
  when?: Guarded;
  call?: string;
  /** Ours, not in the specification. */
  ours?: boolean;
}

/** The part of a transition that every one must have: who, under which id, on which condition, by which call. */
export function step(id: string, roles: Roles, { when, call, ours = false }: StepOptions = {}) {
  const meta: TransitionMeta = { id, roles, seed: !ours, ...(call && { call }), ...(when && { guard: when.meta }) };
  return { meta, ...(when && { guard: when.condition }) };
}
