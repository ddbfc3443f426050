import { storedName } from "../files/file-store.ts";

/** The name in the store of a file that is public under `/files/`; null for any other address. */
export function houseFile(link: string, publicUrl: string): string | null {
  const home = publicUrl.replace(/\/$/, "");
  const path = link.startsWith(`${home}/`) ? link.slice(home.length) : link;
  const name = /^\/files\/([^/]+)$/.exec(path)?.[1] ?? "";
  return storedName.test(name) ? name : null;
}
