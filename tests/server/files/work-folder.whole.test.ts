import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { removeOldWork } from "#server/files/work-folder.ts";
import { openRows } from "#server/formats/rows/open-rows.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const data = useThrowAwayDir();
const temporary = useThrowAwayDir();
const HOUR_S = 3600;
const ago = (hours: number) => Date.now() / 1000 - hours * HOUR_S;

/** A folder with a file in it, as a killed portal leaves one. */
function left(name: string, hours: number): string {
  const folder = path.join(temporary.dir, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, "file"), "stock");
  utimesSync(folder, ago(hours), ago(hours));
  return folder;
}

test("working folders of a killed portal go after a day; newer ones, and what is not the portal's, stay", () => {
  const names = ["loupe-load-a1B2c3", "loupe-export-_x9Yz0", "loupe-push-a1B2c3", "loupe-picture-a1B2c3"];
  const old = names.map((name) => left(name, 25));
  const kept = [left("loupe-load-d4E5f6", 23), left("loupe-backup-202611", 200), left("other-load-a1B2c3", 200)];
  removeOldWork(silent, temporary.dir);
  expect(old.filter(existsSync)).toEqual([]);
  expect(kept.filter(existsSync)).toEqual(kept);
});

test("what a killed portal unpacked of a provider's file goes like its other folders", async () => {
  vi.stubEnv("TMPDIR", temporary.dir);
  closing(() => vi.unstubAllEnvs());
  const file = path.join(temporary.dir, "stock.csv.gz");
  writeFileSync(file, gzipSync("Stock #,Weight\nA1,1.00\n"));
  const { close } = await openRows(file, "stock.csv.gz");
  closing(close);
  const [unpacked = ""] = readdirSync(temporary.dir).filter((name) => name.startsWith("loupe-"));
  utimesSync(path.join(temporary.dir, unpacked), ago(25), ago(25));
  removeOldWork(silent, temporary.dir);
  expect(unpacked).not.toBe("");
  expect(readdirSync(temporary.dir)).not.toContain(unpacked);
});

test("a link that bears the name of a working folder leads nowhere: what it names stays", () => {
  const foreign = left("somebody's", 200);
  symlinkSync(foreign, path.join(temporary.dir, "loupe-load-a1B2c3"));
  removeOldWork(silent, temporary.dir);
  expect(existsSync(path.join(foreign, "file"))).toBe(true);
});

test("a folder that cannot be read stops nobody", () => {
  expect(() => removeOldWork(silent, path.join(temporary.dir, "gone"))).not.toThrow();
});

test("a portal that starts removes what a killed one has left in the machine's temporary folder", async () => {
  const old = left("loupe-load-a1B2c3", 25);
  const env = { TMPDIR: temporary.dir };
  const portal = await startPortalToKill({ database, dataDir: data.dir, closing, env }, /open at (\S+)/);
  expect(existsSync(old)).toBe(false);
  await endPortal(portal, "SIGTERM");
});
