import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import tls from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { ftpClient, openDoor, RawFtp, refusalCode } from "#support/ftp-door.ts";
import { ownCertificate } from "#support/own-certificate.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const closing = useClosing();
/** An address of this machine that is not loopback. */
const otherAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;

describe("data connections", () => {
  test("are never made by the house: it cannot be sent to others", async () => {
    const raw = await RawFtp.signedIn(await openDoor(portal.house, closing), closing);
    expect(await raw.say("PORT 192,0,2,7,0,25")).toMatch(/^502 /);
    expect(await raw.say("EPRT |1|192.0.2.7|25|")).toMatch(/^502 /);
    expect(await raw.say("LIST")).toMatch(/^425 /);
  });

  test("are taken from the address of the control connection alone; a stranger spoils nothing", async (context) => {
    const other = otherAddress();
    if (!other) skipLoudly(context, "this machine has one address");
    const door = await openDoor(portal.house, closing, { host: "0.0.0.0" });
    const socket = net.connect(door.port, other);
    closing(() => socket.destroy());
    const raw = await RawFtp.signedIn(door, closing);
    // 127.0.0.2 reaches the port of 127.0.0.1's client from another address.
    const port = await raw.passivePort();
    const stranger = net.connect({ port, host: "127.0.0.1", localAddress: "127.0.0.2" });
    const gone = new Promise<string>((resolve) => stranger.on("close", () => resolve("gone")).on("error", () => {}));
    expect(await gone).toBe("gone");
    const own = net.connect(port, "127.0.0.1");
    closing(() => own.destroy());
    expect(await raw.say("LIST")).toMatch(/^150 /);
    expect(await raw.reply()).toMatch(/^226 /);
  });

  test("are told under the address by which the house is found", async () => {
    const door = await openDoor(portal.house, closing, { passiveHost: "127.0.0.9" });
    const raw = await RawFtp.signedIn(door, closing);
    expect(await raw.say("PASV")).toMatch(/^227 Entering Passive Mode \(127,0,0,9,\d+,\d+\)\.$/);
    expect(await raw.say("EPSV ALL")).toMatch(/^200 /);
    expect(await raw.say("PASV")).toMatch(/^501 /);
  });
});

describe("with a certificate", () => {
  let folder: string;
  let made: ReturnType<typeof ownCertificate>;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "loupe-tls-"));
    made = ownCertificate(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const pair = () => ({ cert: path.join(folder, "cert.pem"), key: path.join(folder, "key.pem") });
  const safe = () => ({ secure: true, secureOptions: { ca: readFileSync(pair().cert), host: "127.0.0.1" } });

  test("what was put into the clear behind AUTH is no command under TLS", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const door = await openDoor(portal.house, closing, { tls: pair() });
    const raw = await RawFtp.open(door, closing);
    expect(await raw.say(Buffer.from("AUTH TLS\r\nUSER ftp\r\n"))).toMatch(/^234 /);
    const socket = tls.connect({ socket: raw.socket, rejectUnauthorized: false });
    closing(() => socket.destroy());
    const heard = new Promise<string>((resolve) => {
      socket.on("error", () => resolve("broken")).once("data", (chunk) => resolve(String(chunk)));
    });
    socket.write(`PASS ${demoPassword}\r\n`);
    expect(await heard).toMatch(/^(503 |broken)/); // there was no USER
  });

  test("nothing is told without data under TLS, once commands are", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const door = await openDoor(portal.house, closing, { tls: pair() });
    const raw = await RawFtp.open(door, closing);
    expect(await raw.say("AUTH TLS")).toMatch(/^234 /);
    const socket = tls.connect({ socket: raw.socket, rejectUnauthorized: false });
    closing(() => socket.destroy());
    const say = (line: string) =>
      new Promise<string>((resolve) => {
        socket.once("data", (chunk) => resolve(String(chunk)));
        socket.write(`${line}\r\n`);
      });
    await say("USER ftp");
    expect(await say(`PASS ${demoPassword}`)).toMatch(/^230 /);
    expect(await say("EPSV")).toMatch(/^522 /);
  });

  test("no password is taken in the clear, not even from the house's own machine", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const door = await openDoor(portal.house, closing, { tls: pair() });
    // A forwarder before the house shows everybody as the house's own machine.
    const own = await RawFtp.open(door, closing);
    expect(await own.say("USER ftp")).toBe("530 Please secure the connection first with AUTH TLS.");
    expect(await own.say(`PASS ${demoPassword}`)).toMatch(/^530 /);
    expect(await refusalCode(ftpClient(door, closing))).toBe(530);
    await ftpClient(door, closing, safe());
  });

  test("no password is taken in the clear from another machine", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const other = otherAddress();
    if (!other) skipLoudly(context, "this machine has one address");
    const door = await openDoor(portal.house, closing, { host: "0.0.0.0", tls: pair() });
    expect(await refusalCode(ftpClient(door, closing, { host: other }))).toBe(530);
    await ftpClient(door, closing, { host: other, ...safe(), secureOptions: { rejectUnauthorized: false } });
  });

  test("that does not fit its key, or is not there, the house does not open", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const { cert, key } = pair();
    const missing = { cert: path.join(folder, "none.pem"), key };
    await expect(openDoor(portal.house, closing, { tls: missing })).rejects.toThrow(
      /^FTP_TLS_CERT: cannot be read \(ENOENT\)$/,
    );
    await expect(openDoor(portal.house, closing, { tls: { cert: key, key: cert } })).rejects.toThrow(
      /^FTP_TLS_CERT: is not a certificate that matches/,
    );
  });
});

describe("a connection on which nobody signs in", () => {
  test("ends after a while, whatever is said on it meanwhile; one that is signed in stays", async () => {
    const door = await openDoor(portal.house, closing, { greetingMs: 400 });
    const raw = await RawFtp.open(door, closing);
    const signedIn = await RawFtp.signedIn(await openDoor(portal.house, closing, { greetingMs: 1 << 20 }), closing);
    let last = "";
    while (!last.startsWith("421")) last = await raw.say("NOOP");
    expect(last).toBe("421 Nobody signed in for too long.");
    expect(await signedIn.say("NOOP")).toMatch(/^200 /);
  });

  test("that says a hundred things at once is ended once", async () => {
    const warnings: string[] = [];
    const hear = ({ name }: Error) => void warnings.push(name);
    process.on("warning", hear);
    closing(() => process.off("warning", hear));
    const raw = await RawFtp.open(await openDoor(portal.house, closing), closing);
    raw.socket.write("NOOP\r\n".repeat(100));
    let last = "";
    let endings = 0;
    while (!last.startsWith("000")) {
      last = await raw.reply();
      if (last.startsWith("421")) endings++;
    }
    expect(endings).toBe(1);
    expect(warnings).toEqual([]);
  });
});
