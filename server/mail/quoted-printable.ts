/** A line has 76 signs at the most, with the `=` that joins it to the next (RFC 2045, 6.7). */
const LINE_MOST = 75;
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
const hex = Buffer.from("0123456789ABCDEF");

/** The bytes that stand for themselves everywhere. A blank at the end of a line does not. */
const isInk = Uint8Array.from({ length: 256 }, (_, byte) => (byte > SPACE && byte <= 0x7e && byte !== EQUALS ? 1 : 0));

/** A text in UTF-8 as quoted-printable, in one walk over its bytes. Every form of a line's end becomes CRLF. */
export function quotedPrintable(text: string): Buffer {
  const from = Buffer.from(text);
  const most = from.length * 3;
  const to = Buffer.allocUnsafe(most + Math.ceil(most / (LINE_MOST - 2)) * 3);
  let length = 0;
  let column = 0;
  for (let at = 0; at < from.length; at++) {
    const stop = Math.min(from.length, at + LINE_MOST - column);
    const begun = at;
    while (at < stop && isInk[from[at] as number] === 1) to[length++] = from[at++] as number;
    column += at - begun;
    if (at === from.length) break;
    const byte = from[at] as number;
    const next = from[at + 1];
    if (byte === CR || byte === LF) {
      if (byte === CR && next === LF) at += 1;
      to[length++] = CR;
      to[length++] = LF;
      column = 0;
      continue;
    }
    const isLast = next === undefined || next === CR || next === LF;
    const isItself = isInk[byte] === 1 || ((byte === SPACE || byte === TAB) && !isLast);
    const width = isItself ? 1 : 3;
    if (column + width > LINE_MOST) {
      to[length++] = EQUALS;
      to[length++] = CR;
      to[length++] = LF;
      column = 0;
    }
    column += width;
    if (isItself) {
      to[length++] = byte;
      continue;
    }
    to[length++] = EQUALS;
    to[length++] = hex[byte >> 4] as number;
    to[length++] = hex[byte & 15] as number;
  }
  return to.subarray(0, length);
}
