import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeSite, type Site } from "./site.ts";

/** Makes the site of a project's folder and writes it below another folder. */
export async function writeSite(project: string, folder: string): Promise<Site> {
  const site = await makeSite(project);
  for (const [place, content] of site.files) {
    const file = path.join(folder, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return site;
}
