/** The text of a part of a book: UTF-8, or UTF-16 if its mark says so. */
export async function* decoded(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const bytes of parts) {
    decoder ??= new TextDecoder(bytes[0] === 0xff ? "utf-16le" : bytes[0] === 0xfe ? "utf-16be" : "utf-8");
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? "";
}
