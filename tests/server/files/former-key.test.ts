import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { planBackups } from "#server/backups/plan-backups.ts";
import { readEnvironment } from "#server/environment.ts";
import { formerKey, kycKey } from "#server/files/kyc-key.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64")) as [string, string];
function formerOf(env: Record<string, string>): string | undefined {
  const read = readEnvironment(env);
  return formerKey(read, place.dir, kycKey(read, place.dir))?.toString("base64");
}
const keep = (name: string, key: string) => writeFileSync(path.join(place.dir, name), `${key}\n`);

test("a former key that is the present one is refused in words, wherever the present one comes from", () => {
  const refusal =
    /^KYC_KEY_BEFORE: is the key that the house uses: it must be the former one, and KYC_KEY the new one$/;
  expect(formerOf({ KYC_KEY: one, KYC_KEY_BEFORE: two })).toBe(two);
  expect(formerOf({ KYC_KEY: one })).toBeUndefined();
  expect(() => formerOf({ KYC_KEY: one, KYC_KEY_BEFORE: one })).toThrow(refusal);
  keep("kyc-key", one);
  expect(() => formerOf({ KYC_KEY_BEFORE: one })).toThrow(refusal);
  expect(formerOf({ KYC_KEY: two, KYC_KEY_BEFORE: one })).toBe(one);
});

test("a backup of a house between two keys has both, and the restored house finds them", () => {
  const planned = { BACKUP_TO: "/backups", BACKUP_KEY: Buffer.alloc(32, 3).toString("base64") };
  const keysOf = (env: Record<string, string>) =>
    planBackups(readEnvironment({ ...planned, ...env }), place.dir)?.houseKeys;
  const between = keysOf({ KYC_KEY: two, KYC_KEY_BEFORE: one });
  expect(between).toMatchObject({ "kyc-key": two, "kyc-key-before": one });
  expect(Object.keys(keysOf({ KYC_KEY: two }) ?? {})).toEqual(["kyc-key", "audit-key"]);
  for (const [name, key] of Object.entries(between ?? {})) keep(name, key);
  const restored = readEnvironment({});
  expect(kycKey(restored, place.dir).toString("base64")).toBe(two);
  expect(formerOf({})).toBe(one);
  // A file that an earlier restore left says nothing about the key that is there now.
  keep("kyc-key", one);
  expect(formerOf({})).toBeUndefined();
});
