import { open } from "node:fs/promises";

export type ImageKind = { extension: "jpg" | "png" | "webp"; mediaType: string };

const ascii = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString("latin1");

/** The kind of a picture by its bytes. Its name and declared type are the sender's word only. */
export async function imageKind(file: string): Promise<ImageKind | undefined> {
  const handle = await open(file, "r");
  try {
    const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return imageKindOf(head.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** The kind of a picture by its first bytes. */
export function imageKindOf(head: Buffer): ImageKind | undefined {
  if (head.length < 24) return undefined;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { extension: "jpg", mediaType: "image/jpeg" };
  const isPng = ascii(head, 0, 8) === "\x89PNG\r\n\x1a\n" && ascii(head, 12, 16) === "IHDR";
  if (isPng) return { extension: "png", mediaType: "image/png" };
  const isWebp = ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP";
  return isWebp ? { extension: "webp", mediaType: "image/webp" } : undefined;
}
