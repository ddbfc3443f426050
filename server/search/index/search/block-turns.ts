// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

/** The count of blocks that were taken, for the threads of one search to share. */
export const newTurns = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/**
 * The blocks of a search that two threads share. Each takes the next block that nobody has taken, so that both end together,
 * however much there is to do in a block.
 */
export function* takeTurns(turns: SharedArrayBuffer, blocks: readonly number[]): Iterable<number> {
  const taken = new Int32Array(turns);
  const next = () => Atomics.add(taken, 0, 1);
  for (let turn = next(); turn < blocks.length; turn = next()) yield blocks[turn]!;
}
