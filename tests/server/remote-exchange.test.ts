import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { remoteRules } from "#server/house/remote-rules.ts";
import { visitPlace } from "#server/remote/open-remote-folder.ts";
import { useClosing } from "#support/closing.ts";
import { serverKey, sftpPeer } from "#support/sftp-peer.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const closing = useClosing();
const own = useThrowAwayDir();

test("a list whose successor the server does not take stays where the client reads it", async () => {
  const there = own.dir;
  const peer = await sftpPeer(there, { key: serverKey() });
  closing(() => peer.close());
  const list = path.join(there, "made.csv");
  writeFileSync(list, "today");
  writeFileSync(path.join(there, "list.csv"), "yesterday");
  peer.faults.keepsPartName = true;
  const place = {
    protocol: "sftp" as const,
    host: "127.0.0.1",
    port: peer.port,
    folder: "",
    user_name: "loupe",
    secret: "three-quiet-lanterns",
    host_key: null,
  };
  const visited = await visitPlace(
    { remote: { ...remoteRules, allowsPrivate: true } },
    place,
    AbortSignal.timeout(60_000),
  );
  closing(() => visited.folder.close());
  const { folder } = visited;
  await expect(folder.put(list, "list.csv")).rejects.toMatchObject({ name: "RemoteFault", kind: "broken" });
  expect(readFileSync(path.join(there, "list.csv"), "utf8")).toBe("yesterday");
  expect(readdirSync(there).sort()).toEqual(["list.csv", "made.csv"]);
  delete peer.faults.keepsPartName;
  await folder.put(list, "list.csv");
  expect(readFileSync(path.join(there, "list.csv"), "utf8")).toBe("today");
});
