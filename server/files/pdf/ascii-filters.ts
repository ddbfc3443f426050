/** Decodes hexadecimal bytes of a PDF, up to their end mark. */
export function fromAsciiHex(text: Buffer): Buffer {
  const digits = upTo(text, ">").replaceAll(/[^0-9a-fA-F]/g, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

/** Decodes bytes of a PDF in base 85, up to their end mark. */
export function fromAscii85(text: Buffer): Buffer {
  const bytes: number[] = [];
  const group: number[] = [];
  for (const letter of upTo(text, "~").replaceAll(/[^!-uz]/g, "")) {
    if (letter === "z" && group.length === 0) bytes.push(0, 0, 0, 0);
    else if (group.push(letter.charCodeAt(0) - 33) === 5) bytes.push(...fourBytes(group.splice(0)));
  }
  if (group.length > 1) bytes.push(...fourBytes([...group, 84, 84, 84, 84].slice(0, 5)).slice(0, group.length - 1));
  return Buffer.from(bytes);
}

const fourBytes = (group: readonly number[]): number[] => {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 0xff);
};

function upTo(text: Buffer, mark: string): string {
  const end = text.indexOf(mark);
  return text.toString("latin1", 0, end < 0 ? text.length : end);
}
