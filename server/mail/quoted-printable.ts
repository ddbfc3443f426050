/** A line has 76 signs at the most, with the `=` that joins it to the next (RFC 2045, 6.7). */
const LINE_MOST = 75;
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
const hex = Buffer.from("0123456789ABCDEF");

/** The bytes that stand for themselves. A blank at the end of a line does not. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === TAB || (byte >= SPACE && byte <= 0x7e && byte !== EQUALS) ? 1 : 0,
);

/** A text in UTF-8 as quoted-printable, in one walk over its bytes. Every form of a line's end becomes CRLF. */
export function quotedPrintable(text: string): Buffer {
  const from = Buffer.from(text);
  const most = from.length * 3;
  const to = Buffer.allocUnsafe(most + Math.ceil(most / (LINE_MOST - 2)) * 3);
  let length = 0;
  let column = 0;
  for (let at = 0; at < from.length; at++) {
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
    const isItself = isPlain[byte] === 1 && !(isLast && (byte === SPACE || byte === TAB));
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
