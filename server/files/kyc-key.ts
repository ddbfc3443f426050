import path from "node:path";
import { documentsOfOtherKeys } from "../db/queries/kyc.ts";
import { keptKey } from "../ground/kept-key.ts";
import type { House } from "../house/house.ts";

type Settings = { kycKey: Buffer | undefined; databaseUrl: string | undefined; isDemo: boolean };

/**
 * The key of people's documents: the environment's, or one that is made once and kept beside the data. A house with its
 * database elsewhere may have several portals and several data folders, so it has to name a key.
 */
export function kycKey({ kycKey, databaseUrl, isDemo }: Settings, dataDir: string): Buffer {
  if (kycKey) return kycKey;
  if (databaseUrl === undefined || isDemo) return keptKey(path.join(dataDir, "kyc-key"));
  throw new Error("KYC_KEY: is required with DATABASE_URL, for the documents of clients: `openssl rand -base64 32`");
}

/** Warns at the start of documents that the present key cannot open. */
export async function warnOfOtherKeys({ db, safe, log }: Pick<House, "db" | "safe" | "log">): Promise<void> {
  const count = await documentsOfOtherKeys(db, safe.keyName);
  if (count > 0) log.error(`KYC_KEY: ${count} documents of clients were kept with another key and cannot be opened`);
}
