import { createReadStream, createWriteStream, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { projectFolder } from "#server/ground/project-folder.ts";
import { inspect } from "./build-image.ts";
import type { Containers } from "./containers.ts";
import { plainList } from "./package-list.ts";
import { provenanceOf } from "./provenance.ts";
import { sourceOf } from "./source.ts";
import { sumOf, writeSums } from "./sums.ts";

type Wish = { image: string; base: string; version: string; command: string; folder: string };

/** Leaves in a folder the archive of the image, the list of its packages, where both come from, and the sums of all. */
export async function leaveFiles(containers: Containers, wish: Wish): Promise<void> {
  const { image, base, version, command, folder } = wish;
  mkdirSync(folder, { recursive: true });
  const at = (ending: string) => path.join(folder, `loupe-${version}${ending}`);
  const source = sourceOf(projectFolder);
  await saveArchive(containers, image, at(".tar.gz"));
  writeFileSync(at(".cdx.json"), plainList(await packageList(containers), "loupe", source?.at));
  const named = async (file: string) => ({ name: path.basename(file), sha256: await sumOf(file) });
  const byId = async (name: string) => ({ name, sha256: await inspect(containers, name, "{{.Id}}") });
  const statement = provenanceOf({
    things: [await byId(image), await named(at(".tar.gz")), await named(at(".cdx.json"))],
    source,
    materials: [await byId(base), await named(path.join(projectFolder, "package-lock.json"))],
    command,
    programs: {
      node: process.version,
      npm: await containers.run("npm", "--version"),
      buildah: await containers.run("buildah", "--version"),
    },
  });
  writeFileSync(at(".provenance.json"), `${JSON.stringify(statement, null, 2)}\n`);
  await writeSums(folder, `loupe-${version}`);
}

/** Saves an image as Docker's archive: OCI's has no place for the health command, and so for another id. */
export async function saveArchive(containers: Containers, image: string, file: string): Promise<void> {
  const plain = path.join(containers.folder, "image.tar");
  rmSync(plain, { force: true });
  try {
    await containers.run("podman", "save", "--quiet", "--format", "docker-archive", "--output", plain, image);
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(file));
  } finally {
    rmSync(plain, { force: true });
  }
}

function packageList(containers: Containers): Promise<string> {
  const words = ["--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"];
  return containers.run("npm", "sbom", ...words, "--prefix", projectFolder);
}
