// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { type BlockStore, blockOf } from "../block-store.ts";
import { BLOCK_ROWS, LINE_BYTES } from "../line.ts";
import type { Attribute } from "../schema.ts";
import type { Meeting } from "../search/meeting.ts";

/** The memory in which two threads give each other stones: a half for each, with room for all stones. */
export const roomToGive = (stones: number) => 2 * stones * Uint32Array.BYTES_PER_ELEMENT;

/**
 * Keeps the stones of every other group, gives the rest to the other thread, and takes what that one gives. Stones that
 * agree in all attributes are in one group, and both threads tell its side by the sum of the codes.
 */
export function swapPlaces(
  store: BlockStore,
  found: Uint32Array,
  equal: readonly Attribute[],
  meeting: Meeting,
  given: SharedArrayBuffer,
): Uint32Array {
  const { layout } = store;
  const { u8 } = store.memory;
  const half = given.byteLength / 2;
  const give = new Uint32Array(given, meeting.side * half, half / Uint32Array.BYTES_PER_ELEMENT);
  const kept = new Uint32Array(found.length);
  let [keeps, gives] = [0, 0];
  for (let i = 0; i < found.length; i++) {
    const place = found[i]!;
    const line = store.blockAt(blockOf(place)) + layout.lines + (place % BLOCK_ROWS) * LINE_BYTES;
    let sum = 0;
    for (let a = 0; a < equal.length; a++) sum += u8[line + equal[a]!.index]!;
    if (sum % 2 === meeting.side) kept[keeps++] = place;
    else give[gives++] = place;
  }
  const [others] = meeting.swap([gives]);
  const taken = new Uint32Array(given, (1 - meeting.side) * half, others);
  const all = new Uint32Array(keeps + taken.length);
  all.set(kept.subarray(0, keeps));
  all.set(taken, keeps);
  return all;
}
