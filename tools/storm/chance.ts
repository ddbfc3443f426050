/** A random one of these. */
export function pick<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error("there is nothing to pick from");
  return one;
}

/** Different random ones of these, in this number. */
export function some<T>(all: readonly T[], count: number): T[] {
  const picked = new Set<T>();
  while (picked.size < Math.min(count, all.length)) picked.add(pick(all));
  return [...picked];
}
