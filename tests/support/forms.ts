import { crc32, deflateSync } from "node:zlib";

type Png = { width?: number; height?: number; depth?: number; type?: number; interlace?: number; body?: Buffer };

/** A PNG of one colour, or bytes that claim to be one. */
export function pngBytes({ width = 2, height = 2, depth = 8, type = 0, interlace = 0, body }: Png = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, type, 0, 0, interlace], 8);
  const chunk = (name: string, data: Buffer) => {
    const whole = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(whole));
    return Buffer.concat([length, whole, sum]);
  };
  const values = { 0: 1, 2: 3, 6: 4 }[type] ?? 1;
  const rows = body ?? Buffer.alloc((1 + (width * values * depth) / 8) * height);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A picture of one dot. `mark` is appended to it, so that pictures differ. */
export const png = (name = "picture.png", mark = "x"): File =>
  new File([pngBytes({ width: 1, height: 1, type: 6 }) as BlobPart, mark], name, { type: "image/png" });

/** A program that claims to be a picture. */
export const scriptNamedPng = (): File =>
  new File(["<script>alert(document.cookie)</script>".repeat(3)], "picture.png", { type: "image/png" });

/** A form in bytes of the wire: the part `data`, then the files by field. */
export async function encodeForm(data: unknown, files: Record<string, File | File[]>) {
  const form = new FormData();
  if (data !== undefined) form.set("data", JSON.stringify(data));
  for (const [field, given] of Object.entries(files)) {
    for (const file of [given].flat()) form.append(field, file, file.name);
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}
