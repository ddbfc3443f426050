import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { folderStore } from "#server/files/folder-store.ts";
import { s3Store } from "#server/files/s3-store.ts";
import type { FileStore } from "#server/house/ports.ts";
import { startS3Peer } from "#support/s3-peer.ts";

const keys = {
  bucket: "loupe",
  region: "eu-west-1",
  accessKeyId: "AKIDLOUPE",
  secretAccessKey: "a secret+with/signs=",
};

const stores: Record<string, (folder: string) => Promise<FileStore>> = {
  folder: async (folder) => folderStore(path.join(folder, "files")),
  bucket: async () => {
    const peer = await startS3Peer(keys);
    onTestFinished(peer.close);
    return s3Store({ ...keys, endpoint: peer.endpoint });
  },
};

const nameOf = (extension = "png") => `${randomBytes(16).toString("hex")}.${extension}`;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "loupe-files-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function sourceOf(bytes: Buffer | string): Promise<string> {
  const source = path.join(folder, `source-${randomBytes(4).toString("hex")}`);
  await writeFile(source, bytes);
  return source;
}

for (const [kind, openStore] of Object.entries(stores)) {
  describe(`a ${kind}`, () => {
    test("gives back the very bytes that were put", async () => {
      const store = await openStore(folder);
      const bytes = randomBytes(300_000);
      const name = nameOf();
      await store.put(name, await sourceOf(bytes), "image/png");
      const opened = await store.open(name);
      expect(opened && bytes.equals(await buffer(opened))).toBe(true);
    });

    test("takes an empty file", async () => {
      const store = await openStore(folder);
      const name = nameOf("jpg");
      await store.put(name, await sourceOf(""), "image/jpeg");
      const opened = await store.open(name);
      expect(opened && (await buffer(opened)).length).toBe(0);
    });

    test("has no file that nobody put, and none that was removed", async () => {
      const store = await openStore(folder);
      const name = nameOf();
      expect(await store.open(name)).toBeUndefined();
      await store.put(name, await sourceOf("bytes"), "image/png");
      await store.remove(name);
      expect(await store.open(name)).toBeUndefined();
    });

    test("removes what is gone already without a word", async () => {
      const store = await openStore(folder);
      await expect(store.remove(nameOf())).resolves.toBeUndefined();
    });

    test("replaces a file as a whole", async () => {
      const store = await openStore(folder);
      const name = nameOf();
      await store.put(name, await sourceOf("a long first version"), "image/png");
      await store.put(name, await sourceOf("the second"), "image/png");
      const opened = await store.open(name);
      expect(opened && (await buffer(opened)).toString()).toBe("the second");
    });

    test("keeps files apart that are written at once", async () => {
      const store = await openStore(folder);
      const files = Array.from({ length: 12 }, (_, at) => ({ name: nameOf(), words: `file ${at}` }));
      await Promise.all(files.map(async ({ name, words }) => store.put(name, await sourceOf(words), "image/png")));
      for (const { name, words } of files) {
        const opened = await store.open(name);
        expect(opened && (await buffer(opened)).toString()).toBe(words);
      }
    });

    test("fails where the source is gone, and has no such file then", async () => {
      const store = await openStore(folder);
      const name = nameOf();
      await expect(store.put(name, path.join(folder, "nowhere"), "image/png")).rejects.toThrow("ENOENT");
      expect(await store.open(name)).toBeUndefined();
    });

    for (const name of ["../../etc/passwd", "..", "", "a.png", `${"a".repeat(32)}.png/../x`, `${"A".repeat(32)}.png`]) {
      test(`refuses the name "${name}"`, async () => {
        const store = await openStore(folder);
        const source = await sourceOf("bytes");
        await expect(store.put(name, source, "image/png")).rejects.toThrow("no name of a stored file");
        await expect(store.open(name)).rejects.toThrow("no name of a stored file");
        await expect(store.remove(name)).rejects.toThrow("no name of a stored file");
      });
    }

    test("lets somebody stop reading in the middle", async () => {
      const store = await openStore(folder);
      const name = nameOf();
      await store.put(name, await sourceOf(randomBytes(2_000_000)), "image/png");
      const opened = await store.open(name);
      for await (const chunk of opened ?? []) {
        expect(chunk.length).toBeGreaterThan(0);
        break;
      }
      expect(opened?.destroyed).toBe(true);
    });
  });
}
