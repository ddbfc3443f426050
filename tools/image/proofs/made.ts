import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import path from "node:path";
import { baseImage, ownBase } from "../base.ts";
import { buildImage, inspect } from "../build-image.ts";
import { Containers } from "../containers.ts";
import { saveArchive } from "../left-files.ts";
import type { Proof, World } from "./proof.ts";

/** Bytes below which the image stays. */
const MOST_BYTES = 450e6;

/** The image itself. */
export const made: Proof[] = [
  ["the image is small, belongs to no root and starts the portal itself", isAsPromised],
  ["its archive is the same image elsewhere, its health command included", isInItsArchive],
  ["two bases of the same packages and two builds of the same sources have one id each", isReproducible],
];

async function isAsPromised({ containers, image }: World): Promise<void> {
  const size = Number(await inspect(containers, image, "{{.Size}}"));
  assert(size < MOST_BYTES, `the image has ${Math.round(size / 1e6)} MB`);
  assert.equal(await inspect(containers, image, "{{.Config.User}}"), "65532:65532");
  assert.equal(await inspect(containers, image, "{{json .Config.Cmd}}"), '["node","dist-server/main.js"]');
  assert.equal(await inspect(containers, image, "{{json .Config.Entrypoint}}"), "null");
}

async function isInItsArchive({ containers, image }: World): Promise<void> {
  const archive = path.join(containers.folder, "archive.tar.gz");
  const elsewhere = new Containers(path.join(containers.folder, "elsewhere"));
  try {
    await saveArchive(containers, image, archive);
    await elsewhere.run("sh", "-c", `gunzip --stdout ${archive} | podman load`);
    for (const fact of ["{{.Id}}", "{{json .HealthCheck}}", "{{json .Config}}"])
      assert.equal(await inspect(elsewhere, image, fact), await inspect(containers, image, fact));
    assert.match(await inspect(elsewhere, image, "{{json .HealthCheck}}"), /healthy\.mjs/);
  } finally {
    rmSync(archive, { force: true });
    await elsewhere.clear(); // A storage that was read alone stays mounted.
    rmSync(elsewhere.folder, { recursive: true, force: true });
  }
}

async function isReproducible({ containers, image, base }: World): Promise<void> {
  const idOf = (name: string) => inspect(containers, name, "{{.Id}}");
  if (base === ownBase) {
    const other = await baseImage(containers, "localhost/loupe-base-again:proof");
    assert.equal(await idOf(other), await idOf(base));
  }
  const again = await buildImage(containers, { base, name: "localhost/loupe-again:proof", isFresh: true });
  assert.equal(again, await idOf(image));
}
