/**
 * `npm run image [-- --base IMAGE] [--storage FOLDER] [--to FOLDER] [--prove]`: builds the image, tries it, and leaves its
 * archive and its list of packages in `build/image`. Without --base it makes a base of Debian packages, as root. --prove
 * tries everything that docs/install.md promises. FOLDER keeps layers for the next time; by default nothing is kept.
 */
import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "#server/ground/project-folder.ts";
import { baseImage } from "./image/base.ts";
import { buildImage, inspect } from "./image/build-image.ts";
import { ContainedHouse } from "./image/contained-house.ts";
import { Containers, missingProgram } from "./image/containers.ts";
import { alone } from "./image/proofs/alone.ts";
import { composed } from "./image/proofs/composed.ts";
import { made } from "./image/proofs/made.ts";
import { pods } from "./image/proofs/pods.ts";
import type { World } from "./image/proofs/proof.ts";
import { runTool } from "./run-tool.ts";

const { version } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8")) as { version: string };
const text = { type: "string" } as const;

await runTool("image", async (log) => {
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
    const from = base ?? (await baseImage(containers, "localhost/loupe-base:bookworm"));
    const id = await buildImage(containers, { base: from, name: image });
    const size = Number(await inspect(containers, image, "{{.Size}}"));
    log.info(`${image} (${id.slice(0, 12)}) has ${Math.round(size / 1e6)} MB`);
    await tryOut(containers, image, (said) => log.info(said));
    if (prove) await proveAll({ containers, image, base: from }, (said) => log.info(said));
    await release(containers, image, path.resolve(to ?? path.join(projectFolder, "build/image")));
  } finally {
    await containers.clear();
    if (!storage) rmSync(folder, { recursive: true, force: true });
  }
});

async function tryOut(containers: Containers, image: string, say: (said: string) => void): Promise<void> {
  const house = new ContainedHouse(containers, image, "tried");
  const first = await house.start();
  await house.stop();
  const next = await house.start();
  const { code, seconds } = await house.stop();
  if (code !== "0") throw new Error(`the portal ended with ${code}`);
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

/** The archive of the image, the list of its packages (CycloneDX), and the sums of both. */
async function release(containers: Containers, image: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, `loupe-${version}.tar`);
  rmSync(archive, { force: true });
  await containers.run("podman", "save", "--format", "oci-archive", "--output", archive, image);
  const list = path.join(folder, `loupe-${version}.cdx.json`);
  const sbom = [
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--omit",
    "dev",
    "--package-lock-only",
    "--prefix",
    projectFolder,
  ];
  writeFileSync(list, await containers.run("npm", ...sbom));
  const sums = await Promise.all([archive, list].map(async (file) => `${await sumOf(file)}  ${path.basename(file)}\n`));
  writeFileSync(path.join(folder, "SHA256SUMS"), sums.join(""));
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest("hex");
}
