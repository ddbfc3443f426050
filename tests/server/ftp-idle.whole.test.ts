import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { ftpClient, openDoor, RawFtp } from "#support/ftp-door.ts";
import { ownCertificate } from "#support/own-certificate.ts";
import { skipLoudly } from "#support/skip-loudly.ts";

const portal = useApp();
const closing = useClosing();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "loupe-tls-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a session that says nothing for its time is ended", async () => {
  const raw = await RawFtp.signedIn(await openDoor(portal.house, closing, { idleMs: 300 }), closing);
  expect(await raw.reply()).toBe("421 The session was idle for too long.");
});

test("a session that said nothing while its file came goes on, and is ended when it is idle afterwards", async () => {
  const raw = await RawFtp.signedIn(await openDoor(portal.house, closing, { idleMs: 300 }), closing);
  const data = net.connect(await raw.passivePort(), "127.0.0.1");
  closing(() => data.destroy());
  expect(await raw.say("STOR /orders/a.csv")).toMatch(/^150 /);
  data.write("stock_no\n");
  await portal.house.pool.query("SELECT pg_sleep(1)"); // three times as long as its patience
  data.end("NONE\n");
  expect(await raw.reply()).toMatch(/^226 /);
  expect(await raw.reply()).toBe("421 The session was idle for too long.");
});

test("a session under TLS has the time of all others", async (context) => {
  if (!ownCertificate(folder)) skipLoudly(context, "there is no openssl to make a certificate with");
  const [cert, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
  const door = await openDoor(portal.house, closing, { tls: { cert, key }, idleMs: 300 });
  const client = await ftpClient(door, closing, {
    secure: true,
    secureOptions: { ca: readFileSync(cert), host: "127.0.0.1" },
  });
  const last = new Promise<string>((resolve) => client.ftp.socket.on("data", (chunk) => resolve(String(chunk))));
  expect(await last).toBe("421 The session was idle for too long.\r\n");
});
