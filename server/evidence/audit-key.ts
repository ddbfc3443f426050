import { createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { keptKey } from "../ground/kept-key.ts";
import type { AuditKey } from "../house/ports.ts";
import { fingerprintOf } from "./verify/fingerprint.ts";

const keyFile = "audit-key";
/** The settings that decide the signing key. */
export type AuditKeySettings = {
  auditKey: Buffer | undefined;
  kycKey: Buffer | undefined;
  kycKeyBefore: Buffer | undefined;
  databaseUrl: string | undefined;
  isDemo: boolean;
};

/**
 * The key of the environment, or one that is made once and kept beside the data. A house with a database elsewhere may
 * have several portals and data folders, and all must sign alike: its key is derived from the KYC key, which it has to
 * name anyway.
 */
export function auditKey(settings: AuditKeySettings, dataDir: string): AuditKey {
  const key = signingKey(auditSeed(settings, dataDir));
  const { kycKeyBefore } = settings;
  if (!kycKeyBefore || !isDerived(settings)) return key;
  return { ...key, former: signingKey(derived(kycKeyBefore)).fingerprint };
}

/** The secret of that key. */
export function auditSeed(settings: AuditKeySettings, dataDir: string): Buffer {
  if (settings.auditKey) return settings.auditKey;
  return isDerived(settings) ? derived(settings.kycKey) : keptKey(path.join(dataDir, keyFile));
}

const isDerived = (settings: AuditKeySettings): settings is AuditKeySettings & { kycKey: Buffer } =>
  !settings.auditKey && settings.databaseUrl !== undefined && !settings.isDemo && settings.kycKey !== undefined;

/** The key for a command beside the house. It makes no key: undefined where the house has none. */
export function knownAuditKey(settings: AuditKeySettings, dataDir: string): AuditKey | undefined {
  const isNamed = settings.auditKey !== undefined || isDerived(settings);
  return isNamed || existsSync(path.join(dataDir, keyFile)) ? auditKey(settings, dataDir) : undefined;
}

const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync("sha256", key, "", "loupe/audit-key", 32));

/** The first bytes of an Ed25519 key in PKCS8; the seed follows. */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex");

/** The signing key of a 32-byte seed. */
export function signingKey(seed: Buffer): AuditKey {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32);
  const fingerprint = fingerprintOf(publicKey.toString("base64"));
  return { sign: (bytes) => sign(null, bytes, key), publicKey, fingerprint, keyName: nameOfKey(publicKey) };
}

/** The short name of a public key. */
export const nameOfKey = (publicKey: Buffer): string => fingerprintOf(publicKey.toString("base64")).slice(0, 8);

/** The seed in a key that a person names: 32 bytes or PKCS8 as base64, or PKCS8 as PEM. Undefined for anything else. */
export function readSeed(given: string): Buffer | undefined {
  const inner = given.replaceAll("\\n", "\n").replace(/-----(BEGIN|END) PRIVATE KEY-----/g, "");
  const bytes = Buffer.from(inner, "base64");
  const bare = (text: string) => text.replace(/\s/g, "").replace(/=+$/, "");
  if (bytes.length < 32 || bare(bytes.toString("base64")) !== bare(inner)) return undefined;
  const head = bytes.subarray(0, bytes.length - 32);
  return head.length === 0 || head.equals(pkcs8Head) ? bytes.subarray(-32) : undefined;
}
