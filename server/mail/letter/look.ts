import { buffer } from "node:stream/consumers";
import { houseNamed } from "#domain/house.ts";
import { paperSettingsOf } from "../../db/queries/settings.ts";
import type { House } from "../../house/house.ts";

/** The house as it stands on its letters. Its papers have the same name, contact and logo (spec §7). */
export type Look = {
  name: string;
  /** The house's own lines at the foot: its name if it has one, its address and its contact. */
  foot: readonly string[];
  logo: { content: Buffer; mediaType: string } | null;
  portal: string;
};

/** The house's look on letters, as its settings are now. */
export async function lookOf({
  db,
  files,
  publicUrl,
}: Pick<House, "db" | "publicUrl"> & { files: Pick<House["files"], "open"> }): Promise<Look> {
  const { name, address, contact, logo } = await paperSettingsOf(db);
  const foot = [name, address, contact].filter((lines) => lines !== null && lines.trim() !== "") as string[];
  const bytes = logo && (await files.open(logo.name));
  return {
    name: houseNamed(name),
    foot,
    logo: bytes ? { content: await buffer(bytes), mediaType: mediaTypeOf(logo.name) } : null,
    portal: publicUrl,
  };
}

const mediaTypeOf = (name: string) => (name.endsWith(".png") ? "image/png" : "image/jpeg");
