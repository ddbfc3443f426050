/**
 * A stream in chunks of one size; the last one may be shorter, and is empty only if the stream is. A chunk is handed on
 * when the next one has begun, since only then it is known not to be the last.
 */
export async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ at: number; chunk: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  let at = 0;
  for await (const bytes of source) {
    held.push(bytes);
    length += bytes.length;
    if (length <= size) continue;
    let whole = Buffer.concat(held, length);
    for (; whole.length > size; whole = whole.subarray(size))
      yield { at: at++, chunk: whole.subarray(0, size), isLast: false };
    held = [whole];
    length = whole.length;
  }
  yield { at, chunk: Buffer.concat(held, length), isLast: true };
}
