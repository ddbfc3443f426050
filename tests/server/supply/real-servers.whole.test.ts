import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fedFrom, feedNow, runNow } from "#support/feeds.ts";
import { hasOpenSsh, openSshPeer } from "#support/openssh-peer.ts";
import { sftpPeer } from "#support/sftp-peer.ts";
import { Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { hasVsftpd, vsftpdPeer } from "#support/vsftpd-peer.ts";
import { csvOf, stockOf } from "../../../tools/provider-simulator/stock-of.ts";

const portal = useApp();
const closing = useClosing();
const own = useThrowAwayDir();

type Place = NonNullable<Body<"createFeed">["remote_place"]>;
type Served = { place: Place; files: string };
const host = "127.0.0.1";

async function byVsftpd(protocol: "ftp" | "ftps"): Promise<Served> {
  const { port, files, close } = await vsftpdPeer(own.dir);
  closing(close);
  return {
    files,
    place: { protocol, host, port, folder: "files", user_name: "anonymous", secret: "three-quiet-lanterns" },
  };
}
async function byOpenSsh(): Promise<Served> {
  const files = path.join(own.dir, "files");
  mkdirSync(files);
  const { port, user, privateKey, close } = await openSshPeer(own.dir);
  closing(close);
  return { files, place: { protocol: "sftp", host, port, folder: files, user_name: user, secret: privateKey } };
}

async function byOurs(): Promise<Served> {
  const { port, close } = await sftpPeer(own.dir);
  closing(close);
  const account = { user_name: "loupe", secret: "three-quiet-lanterns" };
  return { files: own.dir, place: { protocol: "sftp", host, port, folder: "", ...account } };
}

// vsftpd and OpenSSH come with the system and not with npm. A machine without them has our own server alone to try.
const servers = [
  { name: "vsftpd by FTP", isHere: hasVsftpd, serve: () => byVsftpd("ftp") },
  { name: "vsftpd by FTPS", isHere: hasVsftpd, serve: () => byVsftpd("ftps") },
  { name: "OpenSSH by SFTP", isHere: hasOpenSsh, serve: byOpenSsh },
  { name: "our own server by SFTP", isHere: true, serve: byOurs },
].filter(({ isHere }) => isHere);

for (const { name, serve } of servers) {
  test(`a provider's stock is fetched from ${name} and committed, and the file that was taken is deleted there`, async () => {
    const { place, files } = await serve();
    writeFileSync(path.join(files, "stock.csv"), csvOf(stockOf(10)));
    writeFileSync(path.join(files, "stock.csv.done"), "");
    const supplier = await Supplier.of(portal);
    const id = await fedFrom(portal, supplier.id, { remote_place: place, schedule: null, afterwards: "delete" });
    const run = await runNow(portal, id);
    expect(run).toMatchObject({ outcome: "load", file_name: "stock.csv", sentence: null });
    expect(existsSync(path.join(files, "stock.csv"))).toBe(false);
    await supplier.commit(await supplier.load(run.load?.id ?? 0));
    expect(await supplier.load(run.load?.id ?? 0)).toMatchObject({ state: "committed", counts: { new: 10 } });
    const { remote_place } = await feedNow(portal, id);
    // A key of the server is pinned at the first visit. Plain FTP has none.
    expect(remote_place?.host_key).toEqual(place.protocol === "ftp" ? null : expect.stringMatching(/^SHA256:/));
    expect(readdirSync(files).filter((left) => left.endsWith(".csv"))).toEqual([]);
  });
}
