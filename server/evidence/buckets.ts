/** Stays are kept in buckets an eighth of a doubling wide: a figure read from them is wrong by a twentieth at most. */
const PER_DOUBLING = 8;
const none = -1;

/** The bucket of a stay of so many milliseconds. */
export const bucketOf = (ms: number): number => (ms < 1 ? none : Math.floor(PER_DOUBLING * Math.log2(ms)));

/** The stay that stands for a bucket: its geometric middle. */
const middleOf = (bucket: number): number => (bucket === none ? 0 : 2 ** ((bucket + 0.5) / PER_DOUBLING));

export type Stays = { bucket: number; stays: number };

/** The longest stay within a part of all stays, 0.5 for the median. Null if there were none. */
export function quantile(all: readonly Stays[], part: number): number | null {
  const count = all.reduce((sum, { stays }) => sum + stays, 0);
  if (count === 0) return null;
  let left = Math.ceil(count * part);
  const sorted = [...all].sort((a, b) => a.bucket - b.bucket);
  const found = sorted.find(({ stays }) => {
    left -= stays;
    return left <= 0;
  });
  return found ? Math.round(middleOf(found.bucket)) : null;
}
