const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** The sender of the envelope, the Message-ID, or the key alone (mailer.ts). */
const forms = [
  new RegExp(`\\bbounce\\+(${uuid})@`, "i"),
  new RegExp(`<(${uuid})@`, "i"),
  new RegExp(`^(${uuid})$`, "i"),
];

/** The key of the letter that a text names; undefined where it names none. Nobody can guess a key: 122 bits by chance. */
export function letterKeyIn(text: string): string | undefined {
  for (const form of forms) {
    const key = text.match(form)?.[1];
    if (key) return key.toLowerCase();
  }
  return undefined;
}
