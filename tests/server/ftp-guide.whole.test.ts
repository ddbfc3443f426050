import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { deliversFor } from "#support/delivery-samples.ts";
import { openDoor } from "#support/ftp-door.ts";
import { ownCertificate } from "#support/own-certificate.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";
import { demoPassword } from "#support/template.ts";
import { useFtpOrders } from "#support/use-ftp-orders.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const { portal, closing } = useFtpOrders();
const place = useThrowAwayDir();

/** The lines of the guide's chapter about the folder. */
function linesOf(chapter: string): string[] {
  const text = readFileSync("docs/supply.md", "utf8").split(`## ${chapter}\n`)[1]?.split("\n## ")[0] ?? "";
  return [...text.matchAll(/```\n([\s\S]+?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));
}

test("the lines of the guide leave a list in the provider's folder and fetch its result, under TLS", async (context) => {
  if (spawnSync("curl", ["--version"]).status !== 0) skipLoudly(context, "there is no curl");
  const pair = ownCertificate(place.dir);
  if (!pair) skipLoudly(context, "there is no openssl to make a certificate with");
  const supplier = await Supplier.of(portal);
  await deliversFor(portal, "ftp", supplier.id);
  await supplier.take([aRow("A1")]);
  const door = await openDoor(portal.house, closing, { tls: pair });
  writeFileSync(path.join(place.dir, "stock.csv"), await csvOf([aRow("A1"), aRow("A2")]).text());

  const run = async (line: string) => {
    const here = line
      .replace("ftp.house.example:2121", `127.0.0.1:${door.port}`)
      .replace("harbour:…", `ftp:${demoPassword}`);
    expect(here, line).not.toMatch(/example|…/);
    const script = `curl() { command curl -sS --max-time 60 --cacert '${pair.cert}' "$@"; }\n${here}`;
    const { stdout, stderr } = await promisify(execFile)("bash", ["-c", script], { cwd: place.dir });
    expect(stderr, line).toBe("");
    return stdout;
  };
  const [leave = "", fetch = "", ...more] = linesOf("By the provider's folder");
  expect(more).toEqual([]);
  await run(leave);
  await portal.runJobs();
  expect(await run(fetch)).toMatch(/^,,taken,,,Rows: 2; new: 1; changed: 0; same: 1;/m);
  expect(Object.keys(await supplier.stones())).toContain("A2");
});
