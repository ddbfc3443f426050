/**
 * `npm run diagrams`: draws every machine of the registry under docs/workflows, with its table and its form for other
 * tools; `-- --check` fails for a stale file. Layouts are made anew only where needed.
 */
import { writeFileSync } from "node:fs";
import { described, filesOf, indexFile, names } from "./diagrams/files.ts";
import { currentLayout } from "./diagrams/kept-layouts.ts";
import { staleFiles } from "./diagrams/stale.ts";
import { runTool } from "./run-tool.ts";

void runTool("npm run diagrams [-- --check]", async (log) => {
  if (process.argv.includes("--check")) {
    const stale = staleFiles();
    if (stale.length > 0) throw new Error(`${stale.join(", ")}: no longer true, run \`npm run diagrams\``);
    return log.info("every picture is true");
  }
  for (const name of names) {
    const { model, hash } = described(name);
    for (const [file, text] of filesOf(name, await currentLayout(model, hash))) writeFileSync(file, text);
  }
  writeFileSync(...indexFile());
  log.info(`${names.length} machines are drawn`);
});
