/** The middle of the values, or another part of them: 0.95 leaves five of a hundred above. */
export function percentile(values: readonly number[], part = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

type Work = () => Promise<unknown>;

/**
 * Times each work in turn, round after round, so that the machine's other work slows all of them alike. `undo` runs
 * after a work, outside the measured time.
 */
export async function interleaved<Name extends string>(
  works: Record<Name, Work>,
  rounds: number,
  undo: Partial<Record<Name, Work>> = {},
): Promise<Record<Name, number[]>> {
  const entries = Object.entries(works) as [Name, Work][];
  const times = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let at = 0; at < rounds; at++) {
    for (const [name, work] of at % 2 === 0 ? entries : entries.toReversed()) {
      const begun = performance.now();
      await work();
      times[name].push(performance.now() - begun);
      await undo[name]?.();
    }
  }
  return times;
}
