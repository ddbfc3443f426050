import { finished } from "node:stream/promises";
import { type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import { inFull } from "../formats/sheet.ts";
import { writeZipFile } from "../formats/zip-file.ts";
import type { FileStore } from "../house/ports.ts";
import { houseFile } from "./house-file.ts";

export const mediaKinds = ["certificate", "image", "video"] as const;
export type MediaKind = (typeof mediaKinds)[number];

type ZipParts = {
  stones: AsyncIterable<readonly StoneFields[]>;
  /** The path of an Excel file to include. */
  excel: string | null;
  media: readonly MediaKind[];
  files: Pick<FileStore, "open">;
  publicUrl: string;
  at: Date;
};

/**
 * Packs files of the house. Nothing is fetched from elsewhere: addresses of other hosts come from suppliers, and are
 * listed in `links.txt` (decision 0021).
 */
export const writeZip = ({ stones, excel, media, files, publicUrl, at }: ZipParts, file: string): Promise<void> =>
  writeZipFile(file, at, async (zip) => {
    const elsewhere: string[] = [];
    const packed: string[] = [];
    const name = namesOnce();
    if (excel) zip.addFile("stones.xlsx", excel);
    for await (const batch of stones) {
      for (const stone of batch) {
        packed.push(`${stone.stock_no}\t${stoneWord(stone, "stone_origin")}\r\n`);
        for (const kind of media) {
          const link = stone[kind];
          if (typeof link !== "string" || link === "") continue;
          const stored = houseFile(link, publicUrl);
          const bytes = stored && (await files.open(stored));
          if (bytes) {
            // Pictures and films do not compress further; one is open at a time.
            zip.add(name(kind, String(stone.stock_no), stored), () => bytes, 0);
            await finished(bytes, { writable: false });
          } else elsewhere.push(`${stone.stock_no}\t${kind}\t${inFull(link, publicUrl)}\r\n`);
        }
      }
    }
    // Media files alone do not tell which stones were grown; the Excel file does.
    if (!excel) zip.add("stones.txt", () => [Buffer.from(packed.join(""))], 9);
    if (elsewhere.length > 0) zip.add("links.txt", () => [Buffer.from(elsewhere.join(""))], 9);
  });

/**
 * Names for files as `image/S-104.jpg`, in letters that every system writes. A second file of the same name gets a
 * number.
 */
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
