/**
 * A signal that ends a work after a time, or when another signal ends it. Node 20 takes a time that only
 * `AbortSignal.any` knows with the next collection of garbage, and the work never ends. A time that somebody listens to
 * stays.
 */
export function within(ms: number, signal: AbortSignal): AbortSignal {
  const time = AbortSignal.timeout(ms);
  const both = AbortSignal.any([signal, time]);
  time.addEventListener("abort", () => both);
  return both;
}
