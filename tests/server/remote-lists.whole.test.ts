import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { remoteRules } from "#server/house/remote-rules.ts";
import { visitPlace } from "#server/remote/open-remote-folder.ts";
import { mostEntries } from "#server/remote/remote-folder.ts";
import { fetchFolder } from "#server/supply/feeds/fetch-folder.ts";
import { useClosing } from "#support/closing.ts";
import { ftpPeer } from "#support/ftp-peer.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const closing = useClosing();
const own = useThrowAwayDir();
const remote = { ...remoteRules, allowsPrivate: true, connectMs: 20_000, silenceMs: 20_000 };
const feed = { pattern: "*.csv", afterwards: "leave", move_to: null, seen: null } as const;
const stock = "carat,colour\n";

/** The folder of a server with one stock file, and the server. */
async function begin<Peer extends { port: number; close(): unknown }>(
  protocol: "ftp" | "sftp",
  open: (folder: string) => Promise<Peer>,
) {
  const there = path.join(own.dir, "there");
  mkdirSync(there);
  writeFileSync(path.join(there, "stock.csv"), stock);
  const peer = await open(there);
  closing(() => void peer.close());
  const signIn = { user_name: "loupe", secret: "three-quiet-lanterns", host_key: null };
  const place = { protocol, host: "127.0.0.1", port: peer.port, folder: "", ...signIn };
  const { folder } = await visitPlace({ remote }, place, new AbortController().signal);
  closing(() => folder.close());
  return { peer, folder };
}

const look = (looked: Parameters<typeof fetchFolder>[1]["looked"] = null) => ({
  feed,
  looked,
  looks: 0,
  place: path.join(own.dir, "fetched"),
});
const never = async () => {
  throw new Error("nothing is to be taken");
};

describe.each([
  ["FTP", "ftp", ftpPeer],
  ["SFTP", "sftp", sftpPeer],
] as const)("a folder with more names than anybody looks at, by %s", (_, protocol, open) => {
  test("is read to the limit, and no file of it is taken for the newest", async () => {
    const { peer, folder } = await begin<Awaited<ReturnType<typeof ftpPeer | typeof sftpPeer>>>(protocol, open);
    peer.faults.lists = mostEntries + 500;
    expect(await folder.list()).toHaveLength(mostEntries + 1);
    await expect(fetchFolder(folder, look(), never)).rejects.toMatchObject({
      name: "RemoteFault",
      sentence: expect.stringContaining("more than 10,000 files"),
    });
  });
});

test("a list without end is read no further than its limit", async () => {
  const { peer, folder } = await begin("ftp", ftpPeer);
  peer.faults.lists = 400_000;
  await expect(folder.list()).rejects.toMatchObject({ sentence: expect.stringContaining("too many names") });
});

test("a list that lies about a size is said, and the file is not taken", async () => {
  const { peer, folder } = await begin("ftp", ftpPeer);
  peer.faults.listLiesBy = 7;
  const first = await fetchFolder(folder, look(), never);
  if (first.kind !== "again") throw new Error(first.kind);
  expect(first.looked).toMatchObject({ name: "stock.csv", bytes: stock.length + 7 });
  await expect(fetchFolder(folder, look(first.looked), never)).rejects.toMatchObject({
    sentence: `The list of the folder says that stock.csv has ${stock.length + 7} bytes, and it came with ${stock.length}.`,
  });
});
