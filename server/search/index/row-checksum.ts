import { normalKey } from "./key-text.ts";
import type { Row } from "./row.ts";

/**
 * A checksum of a whole row. It is the same for a row of the index and for the same row read from the database anew.
 */
export function rowChecksum({ id, codes, numbers, bucket, keys }: Row): number {
  const words = [
    id,
    bucket,
    ...Array.from(codes),
    ...Array.from(numbers),
    ...Array.from(keys, (key) =>
      key instanceof Uint8Array ? Buffer.from(key).toString("utf8") : normalKey(key ?? ""),
    ),
  ];
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (const character of words.join("|")) {
    const code = character.codePointAt(0) as number;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return (low >>> 0) * 2 ** 20 + (high >>> 12);
}
