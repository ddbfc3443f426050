import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Containers } from "./containers.ts";

type Layer = { created?: string; comment?: string };
type Config = { created?: string; config?: Record<string, unknown>; history?: Layer[] } & Record<string, unknown>;
type Manifest = { config: { digest: string; size: number } } & Record<string, unknown>;

/** The moment of everything in an image. */
const EPOCH = "1970-01-01T00:00:00Z";
/** Names that a build gives to its own containers and steps. */
const ofTheBuild = ["container", "container_config", "parent"];

/** The configuration of an image without the names and the times of its build. Its sum is the id of the image. */
export function plainConfig(built: Config): Config {
  const kept = Object.entries(built).filter(([name]) => !ofTheBuild.includes(name));
  const { Hostname: _, ...config } = built.config ?? {};
  const history = (built.history ?? []).map(({ comment: _, ...step }) => ({ ...step, created: EPOCH }));
  return { ...Object.fromEntries(kept), created: EPOCH, config, history };
}

/** Names the image that has the layers of a built one and a plain configuration, and answers its id. */
export async function plainImage(containers: Containers, built: string, name: string): Promise<string> {
  const folder = mkdtempSync(path.join(containers.folder, "plain-"));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  try {
    await containers.run("buildah", "push", "--quiet", "--disable-compression", built, `dir:${folder}`);
    const manifest = read("manifest.json") as Manifest;
    const text = JSON.stringify(plainConfig(read(manifest.config.digest.replace("sha256:", ""))));
    const sum = createHash("sha256").update(text).digest("hex");
    writeFileSync(path.join(folder, sum), text);
    Object.assign(manifest.config, { digest: `sha256:${sum}`, size: Buffer.byteLength(text) });
    writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest));
    const id = await containers.run("podman", "pull", "--quiet", `dir:${folder}`);
    await containers.run("podman", "tag", id, name);
    return id;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
