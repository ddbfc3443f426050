import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { FileStore } from "../files/file-store.ts";
import { houseFile } from "./house-file.ts";
import { inFull } from "./stone-sheet.ts";

export const mediaKinds = ["certificate", "image", "video"] as const;
export type MediaKind = (typeof mediaKinds)[number];

type Order = {
  stones: AsyncIterable<readonly StoneFields[]>;
  /** An Excel file that goes along. */
  excel: string | null;
  media: readonly MediaKind[];
  files: Pick<FileStore, "open">;
  publicUrl: string;
  at: Date;
};

/**
 * Packs files of the house. Nothing is fetched from anywhere else: addresses of other hosts come from suppliers, and
 * stand in `links.txt` (decision 0021).
 */
export async function writeZip(order: Order, file: string): Promise<void> {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }));
  const failed = new Promise<never>((_, reject) => zip.on("error", reject));
  try {
    await Promise.race([pack(zip, order), failed]);
    zip.end();
    await Promise.race([written, failed]);
  } catch (error) {
    written.catch(() => {}); // has failed with the rest
    (zip.outputStream as Readable).destroy();
    throw error;
  }
}

async function pack(zip: ZipFile, { stones, excel, media, files, publicUrl, at }: Order): Promise<void> {
  // Pictures, films and Excel files are as small as they get.
  const asItIs = { mtime: at, compress: false };
  const elsewhere: string[] = [];
  const name = namesOnce();
  if (excel) zip.addFile(excel, "stones.xlsx", asItIs);
  for await (const batch of stones) {
    for (const stone of batch) {
      for (const kind of media) {
        const link = stone[kind];
        if (typeof link !== "string" || link === "") continue;
        const stored = houseFile(link, publicUrl);
        const bytes = stored && (await files.open(stored));
        if (bytes) {
          zip.addReadStream(bytes, name(kind, String(stone.stock_no), stored), asItIs);
          await finished(bytes, { writable: false }); // one open file at a time
        } else elsewhere.push(`${stone.stock_no}\t${kind}\t${inFull(link, publicUrl)}\r\n`);
      }
    }
  }
  if (elsewhere.length > 0) zip.addBuffer(Buffer.from(elsewhere.join("")), "links.txt", { mtime: at });
}

/** `image/S-104.jpg`, in letters that every system writes; where two stones would have one name, the second is counted. */
function namesOnce(): (kind: MediaKind, stockNo: string, stored: string) => string {
  const taken = new Set<string>();
  return (kind, stockNo, stored) => {
    const plain = stockNo.replace(/[^\w-]/g, "_").slice(0, 80);
    const extension = stored.slice(stored.lastIndexOf("."));
    for (let count = 1; ; count++) {
      const path = `${kind}/${plain}${count > 1 ? `-${count}` : ""}${extension}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
