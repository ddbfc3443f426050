import { existsSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import type { Containers } from "./containers.ts";
import { plainImage } from "./plain-image.ts";

type Wish = {
  base: string;
  name: string;
  /** Builds every step again. Two such builds must have the same id. */
  isFresh?: boolean;
};

/** Builds the image from the Containerfile, and answers its id. */
export async function buildImage(containers: Containers, { base, name, isFresh = false }: Wish): Promise<string> {
  const npmCache = await containers.run("npm", "config", "get", "cache");
  await containers.run(
    "buildah",
    "bud",
    "--isolation=chroot",
    "--pull=never",
    "--format=docker", // HEALTHCHECK is Docker's
    "--timestamp=0",
    "--layers",
    ...(isFresh ? ["--no-cache"] : []),
    `--build-arg=BASE=${base}`,
    ...certificates(),
    ...(existsSync(npmCache) ? ["--volume", `${npmCache}:/root/.npm`] : []),
    `--file=${path.join(projectFolder, "Containerfile")}`,
    `--tag=${name}`,
    projectFolder,
  );
  return plainImage(containers, name, name);
}

/** One fact of an image, as Go's template names it. */
export const inspect = (containers: Containers, name: string, fact: string): Promise<string> =>
  containers.run("podman", "image", "inspect", "--format", fact, name);

/** The certificates of a network that opens TLS, for npm alone. */
function certificates(): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  const folder = path.dirname(file);
  return ["--build-arg", `NODE_EXTRA_CA_CERTS=${file}`, "--volume", `${folder}:${folder}:ro`];
}
