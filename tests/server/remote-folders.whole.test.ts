import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { remoteRules } from "#server/house/remote-rules.ts";
import { visitPlace } from "#server/remote/open-remote-folder.ts";
import type { PlaceToVisit } from "#server/remote/place-to-visit.ts";
import { useClosing } from "#support/closing.ts";
import { cuttingProxy } from "#support/cutting-proxy.ts";
import { ftpPeer } from "#support/ftp-peer.ts";
import { hasOpenSsh, openSshPeer } from "#support/openssh-peer.ts";
import { serverKey, sftpPeer } from "#support/sftp-peer.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { hasVsftpd, vsftpdPeer } from "#support/vsftpd-peer.ts";

const closing = useClosing();
const own = useThrowAwayDir();
const keys = [serverKey(), serverKey()] as const;
const rules = { ...remoteRules, allowsPrivate: true, connectMs: 5_000 };
const megabytes = { bytes: 8 * 1024 * 1024 };

const at = (protocol: PlaceToVisit["protocol"], port: number, change: Partial<PlaceToVisit> = {}): PlaceToVisit => ({
  protocol,
  host: "127.0.0.1",
  port,
  folder: "",
  user_name: "loupe",
  secret: "three-quiet-lanterns",
  host_key: null,
  ...change,
});
async function visit(place: PlaceToVisit, house = rules, signal = new AbortController().signal) {
  const visited = await visitPlace({ remote: house }, place, signal);
  closing(() => visited.folder.close());
  return visited;
}
const open = async (place: PlaceToVisit) => (await visit(place)).folder;
const kind = (kindOfFault: string) => expect.objectContaining({ name: "RemoteFault", kind: kindOfFault });

/** A peer over a folder with a stock file of a megabyte, and a local folder. */
function folders() {
  const there = path.join(own.dir, "there");
  const here = path.join(own.dir, "here");
  mkdirSync(there);
  mkdirSync(path.join(there, "incoming"));
  mkdirSync(here);
  const bytes = Buffer.alloc(1_000_003, "carat,colour\n");
  writeFileSync(path.join(there, "stock.csv"), bytes);
  writeFileSync(path.join(here, "list.csv"), bytes);
  return { there, here, bytes, list: path.join(here, "list.csv"), fetched: path.join(here, "fetched") };
}
async function sftp(options = {}) {
  const all = folders();
  const peer = await sftpPeer(all.there, { key: keys[0], ...options });
  closing(() => peer.close());
  return { ...all, peer };
}
async function ftp() {
  const all = folders();
  const peer = await ftpPeer(all.there);
  closing(() => peer.close());
  return { ...all, peer };
}

describe.each([
  ["SFTP", "sftp", sftp],
  ["FTP", "ftp", ftp],
] as const)("a folder reached by %s", (_, protocol, begin) => {
  test("is listed, fetched from and written to", async () => {
    const { peer, there, list, fetched, bytes } = await begin();
    const folder = await open(at(protocol, peer.port));
    expect(await folder.list()).toEqual([expect.objectContaining({ name: "stock.csv", bytes: bytes.length })]);
    expect(await folder.fetch("stock.csv", fetched, megabytes)).toBe(bytes.length);
    expect(readFileSync(fetched).equals(bytes)).toBe(true);
    await folder.put(list, "ours.csv");
    await folder.put(list, "ours.csv"); // over the one of yesterday
    await folder.remove("stock.csv");
    expect(readdirSync(there).toSorted()).toEqual(["incoming", "ours.csv"]);
    expect(readFileSync(path.join(there, "ours.csv")).equals(bytes)).toBe(true);
  });

  test("may be one below that in which one arrives; one that is not there is said", async () => {
    const { peer, there, list } = await begin();
    await (await open(at(protocol, peer.port, { folder: "incoming" }))).put(list, "ours.csv");
    expect(readdirSync(path.join(there, "incoming"))).toEqual(["ours.csv"]);
    await expect(open(at(protocol, peer.port, { folder: "elsewhere" }))).rejects.toEqual(kind("noFolder"));
  });

  test("has what was taken moved into a folder below, over the file of yesterday; one that is not there is said", async () => {
    const { peer, there } = await begin();
    mkdirSync(path.join(there, "incoming", "taken"));
    for (const day of ["yesterday", "today"]) {
      writeFileSync(path.join(there, "incoming", "stock.csv"), day);
      await (await open(at(protocol, peer.port, { folder: "incoming" }))).move("stock.csv", "taken/");
      expect(readFileSync(path.join(there, "incoming", "taken", "stock.csv"), "utf8")).toBe(day);
      expect(readdirSync(path.join(there, "incoming", "taken"))).toEqual(["stock.csv"]);
    }
    const folder = await open(at(protocol, peer.port));
    await folder.move("stock.csv", "incoming/taken");
    writeFileSync(path.join(there, "stock.csv"), "tomorrow");
    for (const missing of ["gone", "incoming/gone", "stock.csv"]) {
      const sentence = expect.stringContaining(missing);
      await expect(folder.move("stock.csv", missing)).rejects.toMatchObject({ kind: "noFolder", sentence });
    }
    expect((await folder.list()).map(({ name }) => name)).toEqual(["stock.csv"]);
  });

  test("is not opened with a wrong password", async () => {
    const { peer } = await begin();
    await expect(open(at(protocol, peer.port, { secret: "four-loud-lanterns" }))).rejects.toEqual(kind("refused"));
  });

  test("holds no file beyond the limit, whatever size it is said to have, and nothing of it stays", async () => {
    const { peer, fetched, bytes } = await begin();
    const folder = await open(at(protocol, peer.port));
    await expect(folder.fetch("stock.csv", fetched, { bytes: 1000 })).rejects.toEqual(kind("broken"));
    peer.faults.liesBy = 10 - bytes.length;
    await expect(folder.fetch("stock.csv", fetched, { bytes: 1000 })).rejects.toMatchObject({
      sentence: expect.stringContaining("is larger than"),
    });
    expect(existsSync(fetched)).toBe(false);
  });

  test("gives no file of another size than it said", async () => {
    const { peer, fetched } = await begin();
    const folder = await open(at(protocol, peer.port));
    for (const liesBy of [5, -5]) {
      peer.faults.liesBy = liesBy;
      await expect(folder.fetch("stock.csv", fetched, megabytes)).rejects.toMatchObject({
        kind: "broken",
        sentence: expect.stringContaining("bytes of stock.csv"),
      });
      expect(existsSync(fetched)).toBe(false);
    }
  });

  test("whose connection is lost at 99 % keeps nothing under the name of the list", async () => {
    const { peer, there, list, bytes } = await begin();
    const proxy = await cuttingProxy(peer.port);
    closing(() => proxy.close());
    if (protocol === "ftp") Object.assign(peer.faults, { cutsAt: bytes.length * 0.99 });
    else proxy.rule = { after: bytes.length * 0.99, of: "received", act: "cut" };
    const folder = await open(at(protocol, proxy.port));
    await expect(folder.put(list, "ours.csv")).rejects.toEqual(kind("broken"));
    expect(readdirSync(there)).not.toContain("ours.csv");
  });

  test("whose connection is lost at 99 % gives no file", async () => {
    const { peer, fetched, bytes } = await begin();
    const proxy = await cuttingProxy(peer.port);
    closing(() => proxy.close());
    if (protocol === "ftp") Object.assign(peer.faults, { cutsAt: bytes.length * 0.99 });
    else proxy.rule = { after: bytes.length * 0.99, of: "sent", act: "cut" };
    const folder = await open(at(protocol, proxy.port));
    await expect(folder.fetch("stock.csv", fetched, megabytes)).rejects.toEqual(kind("broken"));
    expect(existsSync(fetched)).toBe(false);
  });

  test("that falls silent is left in time", async () => {
    const { peer, fetched } = await begin();
    const { folder } = await visit(at(protocol, peer.port), { ...rules, silenceMs: 1_000 });
    peer.faults.hangsAt = protocol === "ftp" ? "RETR" : "READ";
    await expect(folder.fetch("stock.csv", fetched, megabytes)).rejects.toEqual(kind("timeout"));
    peer.faults.hangsAt = protocol === "ftp" ? "USER" : "sign-in";
    await expect(visit(at(protocol, peer.port), { ...rules, connectMs: 300 })).rejects.toEqual(kind("timeout"));
  });

  test("is left when whoever asked goes away", async () => {
    const { peer } = await begin();
    peer.faults.hangsAt = protocol === "ftp" ? "LIST" : "OPENDIR";
    const stop = new AbortController();
    const { folder } = await visit(at(protocol, peer.port), { ...rules, silenceMs: 60_000 }, stop.signal);
    const listed = folder.list();
    stop.abort();
    await expect(listed).rejects.toMatchObject({ kind: "broken", sentence: expect.stringContaining("called off") });
  });

  test("takes no name that leads elsewhere", async () => {
    const { peer, list } = await begin();
    const folder = await open(at(protocol, peer.port, { folder: "incoming" }));
    for (const name of ["../stock.csv", "a/b.csv", "..", "x\r\nDELE stock.csv", "\u0000"]) {
      await expect(folder.put(list, name), name).rejects.toEqual(kind("broken"));
      await expect(folder.remove(name), name).rejects.toEqual(kind("broken"));
      await expect(folder.move(name, "taken"), name).rejects.toEqual(kind("broken"));
    }
    for (const below of ["..", "../taken", "/taken", "a/../../taken", "a//b", "", "x\r\nDELE stock.csv"]) {
      await expect(folder.move("stock.csv", below), below).rejects.toEqual(kind("broken"));
    }
  });
});

describe("a server", () => {
  test("that is not there is said", async () => {
    await expect(open(at("sftp", 1))).rejects.toEqual(kind("unreachable"));
    await expect(open(at("ftp", 1))).rejects.toEqual(kind("unreachable"));
    await expect(open(at("sftp", 22, { host: "no-such-host.invalid" }))).rejects.toEqual(kind("unreachable"));
  });

  test("that speaks something else is said", async () => {
    const { peer } = await ftp();
    await expect(open(at("sftp", peer.port))).rejects.toEqual(kind("timeout"));
    await expect(open(at("ftps", peer.port))).rejects.toMatchObject({
      kind: "refused",
      sentence: expect.stringContaining("does not speak FTPS"),
    });
  });

  test("is known by its key: one with another key is not told the password", async () => {
    const first = await sftp();
    const { hostKey } = await visit(at("sftp", first.peer.port));
    expect(hostKey).toMatch(/^SHA256:[\w+/]{43}$/);
    await visit(at("sftp", first.peer.port, { host_key: hostKey }));
    const other = await sftpPeer(first.there, { key: keys[1] });
    closing(() => other.close());
    await expect(open(at("sftp", other.port, { host_key: hostKey }))).rejects.toMatchObject({
      kind: "hostKey",
      shownKey: expect.stringMatching(/^SHA256:/),
      sentence: expect.stringContaining("another key than before"),
    });
  });

  test("cannot send the house's data connections elsewhere", async () => {
    const { peer, fetched } = await ftp();
    const folder = await open(at("ftp", peer.port));
    peer.faults.dataHost = "192.0.2.7";
    await expect(folder.fetch("stock.csv", fetched, megabytes)).rejects.toEqual(kind("broken"));
  });

  test.each(["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "192.168.1.1", "0.0.0.0", "::1", "fe80::1"])(
    "at %s is not visited, unless the house allows it",
    async (host) => {
      const { peer } = await sftp();
      const asked = visit(at("sftp", peer.port, { host }), { ...rules, allowsPrivate: false });
      await expect(asked).rejects.toEqual(kind("notAllowed"));
    },
  );

  test.each(["::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "2130706433", "[::1]", "100.64.0.1"])(
    "written as %s is not visited either",
    async (host) => {
      const asked = visit(at("sftp", 22, { host }), { ...rules, allowsPrivate: false });
      await expect(asked).rejects.toEqual(kind("notAllowed"));
    },
  );
});

// These servers come with the system and not with npm. A machine without them has nothing to try.
if (hasOpenSsh) {
  describe("OpenSSH, which we did not write", () => {
    test("takes a list and gives stock, by a private key", async () => {
      const { there, list, fetched, bytes } = folders();
      const peer = await openSshPeer(own.dir);
      closing(() => peer.close());
      const place = at("sftp", peer.port, { user_name: peer.user, secret: peer.privateKey, folder: there });
      const { folder, hostKey } = await visit(place);
      expect(hostKey).toMatch(/^SHA256:/);
      await folder.put(list, "ours.csv");
      await folder.put(list, "ours.csv");
      expect(await folder.fetch("ours.csv", fetched, megabytes)).toBe(bytes.length);
      expect((await folder.list()).map(({ name }) => name).toSorted()).toEqual(["ours.csv", "stock.csv"]);
      await folder.remove("stock.csv");
      expect(readdirSync(there).toSorted()).toEqual(["incoming", "ours.csv"]);
      await visit({ ...place, host_key: hostKey });
      await expect(visit({ ...place, host_key: `SHA256:${"A".repeat(43)}` })).rejects.toEqual(kind("hostKey"));
      await expect(visit({ ...place, secret: "three-quiet-lanterns" })).rejects.toEqual(kind("refused"));
    });
  });
}

if (hasVsftpd) {
  describe("vsftpd, which we did not write", () => {
    test.for(["ftp", "ftps"] as const)("takes a list and gives stock by %s", async (protocol) => {
      const { list, fetched, bytes } = folders();
      const peer = await vsftpdPeer(own.dir);
      closing(() => peer.close());
      const place = at(protocol, peer.port, { user_name: "anonymous", folder: "files" });
      const { folder, hostKey } = await visit(place);
      await folder.put(list, "ours.csv");
      await folder.put(list, "ours.csv");
      expect(await folder.fetch("ours.csv", fetched, megabytes)).toBe(bytes.length);
      expect(await folder.list()).toMatchObject([{ name: "ours.csv", bytes: bytes.length }]);
      expect(statSync(path.join(peer.files, "ours.csv")).size).toBe(bytes.length);
      if (protocol === "ftp") return expect(hostKey).toBeNull();
      expect(hostKey).toMatch(/^SHA256:/);
      await visit({ ...place, host_key: hostKey });
      await expect(visit({ ...place, host_key: `SHA256:${"A".repeat(43)}` })).rejects.toEqual(kind("hostKey"));
    });

    test("refuses a list in a folder that may not be written, in its own words", async () => {
      const { list } = folders();
      const peer = await vsftpdPeer(own.dir);
      closing(() => peer.close());
      chmodSync(peer.files, 0o555);
      const folder = await open(at("ftp", peer.port, { user_name: "anonymous", folder: "files" }));
      await expect(folder.put(list, "ours.csv")).rejects.toMatchObject({
        kind: "broken",
        sentence: expect.stringMatching(/^ours\.csv could not be written\. It said: “553/),
      });
    });
  });
}
