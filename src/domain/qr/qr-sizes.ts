/**
 * The sizes of ISO/IEC 18004 for each version (1 to 40) at error correction level M: the check bytes of a block, and
 * the number of blocks.
 */
export const checkBytes = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
] as const;
export const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35,
  37, 38, 40, 43, 45, 47, 49,
] as const;

/** The centres of the alignment patterns of a version, on each axis. */
export function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const last = version * 4 + 10;
  const rest = Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index));
  return [6, ...rest];
}

/** The bytes of a version that hold data and check bytes. */
export function bytesOf(version: number): number {
  const count = alignmentPlaces(version).length;
  const alignment = version === 1 ? 0 : (25 * count - 10) * count - 55;
  const versionBits = version >= 7 ? 36 : 0;
  return Math.floor(((16 * version + 128) * version + 64 - alignment - versionBits) / 8);
}

/** The bytes of a version that hold data alone. */
export function dataBytesOf(version: number): number {
  return bytesOf(version) - (checkBytes[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0);
}
