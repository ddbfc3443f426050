/** Does work for each, though it fails for some: each failure is told of, and the first is thrown once all had their turn. */
export async function eachByItself<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
  failed: (err: unknown, one: T) => void,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) {
    await work(one).catch((err: unknown) => {
      failed(err, one);
      failures.push(err);
    });
  }
  if (failures.length > 0) throw failures[0];
}
