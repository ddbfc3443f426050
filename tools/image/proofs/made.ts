import assert from "node:assert/strict";
import { buildImage, inspect } from "../build-image.ts";
import type { Proof, World } from "./proof.ts";

/** Bytes below which the image stays. */
const MOST_BYTES = 450e6;

/** The image itself. */
export const made: Proof[] = [
  ["the image is small, belongs to no root and starts the portal itself", isAsPromised],
  ["two builds of the same sources have the same layers, to the byte", isReproducible],
];

async function isAsPromised({ containers, image }: World): Promise<void> {
  const size = Number(await inspect(containers, image, "{{.Size}}"));
  assert(size < MOST_BYTES, `the image has ${Math.round(size / 1e6)} MB`);
  assert.equal(await inspect(containers, image, "{{.Config.User}}"), "65532:65532");
  assert.equal(await inspect(containers, image, "{{json .Config.Cmd}}"), '["node","dist-server/main.js"]');
  assert.equal(await inspect(containers, image, "{{json .Config.Entrypoint}}"), "null");
}

async function isReproducible({ containers, image, base }: World): Promise<void> {
  const again = "localhost/loupe-again:proof";
  await buildImage(containers, { base, name: again, isFresh: true });
  // Not the ids: buildah writes the ids of kept steps into an image's history.
  const layersOf = (name: string) => inspect(containers, name, "{{json .RootFS.Layers}}");
  assert.equal(await layersOf(again), await layersOf(image));
}
