import type { Guarded, Roles, TransitionMeta } from "./meta.ts";

interface StepOptions {
  when?: Guarded;
  call?: string;
  /** True if it is our decision and not in the specification. */
  ours?: boolean;
}

/** The obligatory parts of a transition: id, parties, condition and call. */
export function step(id: string, roles: Roles, { when, call, ours = false }: StepOptions = {}) {
  const meta: TransitionMeta = { id, roles, seed: !ours, ...(call && { call }), ...(when && { guard: when.meta }) };
  return { meta, ...(when && { guard: when.condition }) };
}
