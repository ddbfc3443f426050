/**
 * `npm run image [-- --base IMAGE] [--storage FOLDER] [--to FOLDER] [--prove]`: builds the image, tries it, and leaves its
 * archive, the list of its packages and where it comes from in `build/image`. Without --base it makes a base of Debian
 * packages, as root. --prove tries everything that docs/install.md promises. FOLDER keeps layers for the next time; by
 * default nothing is kept.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "#server/ground/project-folder.ts";
import { baseImage } from "./image/base.ts";
import { buildImage, inspect } from "./image/build-image.ts";
import { ContainedHouse } from "./image/contained-house.ts";
import { Containers, missingProgram } from "./image/containers.ts";
import { leaveFiles } from "./image/left-files.ts";
import { alone } from "./image/proofs/alone.ts";
import { composed } from "./image/proofs/composed.ts";
import { made } from "./image/proofs/made.ts";
import { pods } from "./image/proofs/pods.ts";
import type { World } from "./image/proofs/proof.ts";
import { runTool } from "./run-tool.ts";

const { version } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8")) as { version: string };
const text = { type: "string" } as const;

await runTool("npm run image [-- --base IMAGE] [--storage FOLDER] [--to FOLDER] [--prove]", async (log) => {
  const { base, storage, to, prove } = parseArgs({
    options: { base: text, storage: text, to: text, prove: { type: "boolean" } },
  }).values;
  const missing = missingProgram();
  if (missing) throw new Error(`there is no ${missing}: install buildah, podman and runc`);
  const folder = storage ? path.resolve(storage) : mkdtempSync(path.join(tmpdir(), "loupe-image-"));
  const containers = new Containers(folder);
  await containers.insistOnOwnFolder();
  try {
    const image = `localhost/loupe:${version}`;
    const from = base ?? (await baseImage(containers));
    const id = await buildImage(containers, { base: from, name: image });
    const size = Number(await inspect(containers, image, "{{.Size}}"));
    log.info(`${image} (${id.slice(0, 12)}) has ${Math.round(size / 1e6)} MB`);
    await tryOut(containers, image, (said) => log.info(said));
    if (prove) await proveAll({ containers, image, base: from }, (said) => log.info(said));
    await leaveFiles(containers, {
      image,
      base: from,
      version,
      command: `npm run image${base ? ` -- --base ${base}` : ""}`,
      folder: path.resolve(to ?? path.join(projectFolder, "build/image")),
    });
  } finally {
    await containers.clear();
    if (!storage) rmSync(folder, { recursive: true, force: true });
  }
});

async function tryOut(containers: Containers, image: string, say: (said: string) => void): Promise<void> {
  const house = new ContainedHouse(containers, image, "tried");
  const first = await house.start();
  const stopped = await house.stop();
  const next = await house.start();
  const { code, seconds } = await house.stop();
  if (stopped.code !== "0" || code !== "0") throw new Error(`the portal ended with ${stopped.code}, then with ${code}`);
  say(
    `ready after ${first.toFixed(1)} s on an empty volume, ${next.toFixed(1)} s on a full one, stopped after ${seconds.toFixed(1)} s`,
  );
}

async function proveAll(world: World, say: (said: string) => void): Promise<void> {
  for (const [says, prove] of [...alone, ...composed, ...pods, ...made]) {
    const began = performance.now();
    await prove(world);
    say(`${says} (${Math.round((performance.now() - began) / 1000)} s)`);
  }
}
