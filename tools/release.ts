/**
 * `npm run release [-- --base IMAGE] [--storage FOLDER]`: runs the whole tier of tests, then puts everything of a release
 * into `build/release`: the image, the list of its packages, where it comes from, the site of the documents, and the sums
 * of all. It pushes and signs nothing.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import { alike } from "./image/alike.ts";
import { releaseFaults } from "./image/release-faults.ts";
import { writeSums } from "./image/sums.ts";
import { runTool } from "./run-tool.ts";

const { version } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8")) as { version: string };
const folder = path.join(projectFolder, "build/release");
const name = `loupe-${version}`;

await runTool("npm run release [-- --base IMAGE] [--storage FOLDER]", async (log) => {
  const faults = releaseFaults(projectFolder);
  if (faults.length > 0) throw new Error(faults.join("; "));
  run(process.execPath, "tools/test.mjs", "--whole");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(process.execPath, "--import", "tsx", "tools/image.ts", "--to", folder, ...process.argv.slice(2));
  const site = path.join(folder, "docs");
  run(process.execPath, "--import", "tsx", "tools/docs.ts", site);
  const anybodys = ["--owner=0", "--group=0"];
  run("tar", ...alike, ...anybodys, "-C", folder, "-czf", path.join(folder, `${name}-docs.tar.gz`), "docs");
  rmSync(site, { recursive: true });
  await writeSums(folder, name);
  log.info(`${folder} is whole. Next, by hand: npm run test:night, if this commit has not passed it;`);
  log.info(`git tag --sign v${version} && git push origin v${version};`);
  log.info("ssh-keygen -Y sign -n file -f KEY build/release/SHA256SUMS, and all files to where people take them");
});

/** Runs a program that speaks for itself. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: projectFolder, stdio: "inherit" });
  if (status !== 0) throw new Error(`${path.basename(program)} ${args.join(" ")} failed`);
}
