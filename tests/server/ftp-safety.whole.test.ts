import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, leave, openDoor, RawFtp, refusalCode } from "#support/ftp-door.ts";
import { ownCertificate } from "#support/own-certificate.ts";
import { skipLoudly } from "#support/skip-loudly.ts";

const portal = useApp();
const closing = useClosing();
/** An address of this machine that is not loopback. */
const otherAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;

describe("data connections", () => {
  test("lie in the ports of the range; when they are all in use, the house says so", async () => {
    const range = { from: 21_940, to: 21_941 }; // below the ports that systems choose themselves;
    const door = await openDoor(portal.house, closing, { passivePorts: range });
    const guests = [];
    for (let count = 0; count < 3; count++) guests.push(await RawFtp.signedIn(door, closing));
    const [first, second, third] = guests;
    const ports = [await first?.passivePort(), await second?.passivePort()];
    expect(ports.toSorted()).toEqual([range.from, range.to]);
    expect(await third?.say("EPSV")).toMatch(/^425 /);
    expect(await first?.say("EPSV")).toContain(`|||${ports[0]}|`); // its own port is given back before
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

  test("commands and files travel under TLS", async (context) => {
    if (!made) skipLoudly(context, "there is no openssl to make a certificate with");
    const door = await openDoor(portal.house, closing, { tls: pair() });
    const client = await ftpClient(door, closing, safe());
    expect((await client.list()).map(({ name }) => name)).toContain("stock.csv");
    expect(await fetched(client, "/stock.csv")).toContain("Stock no");
    expect(await leave(client, "/orders/a.csv", "stock_no\nNONE\n")).toMatch(/^226 Processed/);
    expect(await fetched(client, "/results/a.csv.result.csv")).toContain("NONE,refused");
    expect(await refusalCode(client.send("PROT C"))).toBe(536);
  });
});

test("a house without a certificate takes no password from another machine, unless its operator allows it", async (context) => {
  const other = otherAddress();
  if (!other) skipLoudly(context, "this machine has one address");
  const strict = await openDoor(portal.house, closing, { host: "0.0.0.0" });
  const refused = await ftpClient(strict, closing, { host: other }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 530, message: expect.stringContaining("over TLS alone") });
  await ftpClient(strict, closing); // the house's own machine
  await ftpClient(await openDoor(portal.house, closing, { host: "0.0.0.0", takesClear: true }), closing, {
    host: other,
  });
});
