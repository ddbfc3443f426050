/**
 * `npm run docs [-- FOLDER]`: the documents, the workflows, the decisions and the API reference as a site of plain files,
 * which any host of files can serve. Without a folder it is the portal's own, `dist/docs`.
 */
import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "#server/db/embedded/folders.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { writeSite } from "./docs/write-site.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run docs [-- FOLDER]", async (log) => {
  const begun = performance.now();
  const [named] = parseArgs({ allowPositionals: true }).positionals;
  const folder = path.resolve(named ?? path.join(projectFolder, "dist", "docs"));
  const lowest = nearest(folder);
  if (!statSync(lowest).isDirectory()) throw new Error(`${lowest} is a file: name a folder`);
  // A folder that somebody names may hold more than the site: nothing in it is deleted.
  if (!named) rmSync(folder, { recursive: true, force: true });
  const { pages } = await writeSite(projectFolder, folder);
  log.info(`${pages.length} pages in ${folder}, ${Math.round(performance.now() - begun)} ms`);
});
