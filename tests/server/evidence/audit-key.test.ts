import { generateKeyPairSync, verify } from "node:crypto";
import { existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { auditKey, signingKey } from "#server/evidence/audit-key.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const elsewhere = { DATABASE_URL: "postgres://portal@db.test/portal", KYC_KEY: Buffer.alloc(32, 5).toString("base64") };
const keyOf = (env: Record<string, string>) => auditKey(readEnvironment(env), place.dir);

test("an Ed25519 key may be named as PEM, as PKCS8 in base64 or by its seed", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const raw = publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  const der = privateKey.export({ format: "der", type: "pkcs8" });
  const pem = String(privateKey.export({ format: "pem", type: "pkcs8" }));
  const written = [pem, pem.replaceAll("\n", "\\n"), der.toString("base64"), der.subarray(-32).toString("base64")];
  for (const AUDIT_KEY of written) {
    const key = keyOf({ AUDIT_KEY });
    expect(key.publicKey).toEqual(raw);
    expect(verify(null, Buffer.from("a log"), publicKey, key.sign(Buffer.from("a log")))).toBe(true);
  }
});

test.each([
  "hunter2",
  Buffer.alloc(31).toString("base64"),
  Buffer.alloc(33).toString("base64"),
  String(generateKeyPairSync("x25519").privateKey.export({ format: "pem", type: "pkcs8" })),
])("what is no such key is refused without being said: %#", (AUDIT_KEY) => {
  expect(() => keyOf({ AUDIT_KEY })).toThrow(/^AUDIT_KEY: must be an Ed25519 key/);
});

test("where none is named, one is made beside the data, once, for the portal alone", () => {
  const first = keyOf({});
  expect(keyOf({}).publicKey).toEqual(first.publicKey);
  expect(statSync(path.join(place.dir, "audit-key")).mode & 0o777).toBe(0o600);
});

test("portals of one database elsewhere sign alike, whatever their data folders hold", () => {
  const key = keyOf(elsewhere);
  expect(key.publicKey).toEqual(auditKey(readEnvironment(elsewhere), "/nowhere").publicKey);
  expect(key.publicKey).not.toEqual(signingKey(Buffer.alloc(32, 5)).publicKey);
  expect(existsSync(path.join(place.dir, "audit-key"))).toBe(false);
});

test("while the former key is named, what it signed is known as the house's own", () => {
  const KYC_KEY = Buffer.alloc(32, 6).toString("base64");
  const changed = { ...elsewhere, KYC_KEY, KYC_KEY_BEFORE: elsewhere.KYC_KEY };
  expect(keyOf(changed).former).toBe(keyOf(elsewhere).fingerprint);
  expect(keyOf(changed).fingerprint).not.toBe(keyOf(elsewhere).fingerprint);
  // A key that is named or kept does not follow from KYC_KEY, and stays.
  expect(keyOf({ ...changed, AUDIT_KEY: Buffer.alloc(32, 9).toString("base64") }).former).toBeUndefined();
  expect(keyOf({ KYC_KEY, KYC_KEY_BEFORE: elsewhere.KYC_KEY }).former).toBeUndefined();
});

test("a kept key that the portal cannot read is named, with the user who needs it", () => {
  mkdirSync(path.join(place.dir, "audit-key"));
  expect(() => keyOf({})).toThrow(/^\/.*\/audit-key: cannot be read \(EISDIR\): give it to user \d+$/);
});
