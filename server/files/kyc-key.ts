import path from "node:path";
import { documentsOfOtherKeys } from "../db/queries/kyc.ts";
import { keptKey } from "../ground/kept-key.ts";
import type { House } from "../house/house.ts";

type Settings = {
  kycKey: Buffer | undefined;
  databaseUrl: string | undefined;
  filesDir: string | undefined;
  s3: object | undefined;
  isDemo: boolean;
};

/**
 * The key of people's documents: the environment's, or one that is made once and kept in the data folder. A house with
 * its database and its files elsewhere may have several data folders, so it has to name a key. Files in the data folder
 * have their key beside them: whoever shares the files shares the key (decision 0116).
 */
export function kycKey({ kycKey, databaseUrl, filesDir, s3, isDemo }: Settings, dataDir: string): Buffer {
  if (kycKey) return kycKey;
  const isElsewhere = databaseUrl !== undefined && (filesDir !== undefined || s3 !== undefined);
  if (!isElsewhere || isDemo) return keptKey(path.join(dataDir, "kyc-key"));
  throw new Error(
    "KYC_KEY: is required with DATABASE_URL and files elsewhere, for the documents of clients: what DATA_DIR/kyc-key holds, or `openssl rand -base64 32`",
  );
}

/** Warns at the start of documents that the present key cannot open. */
export async function warnOfOtherKeys({ db, safe, log }: Pick<House, "db" | "safe" | "log">): Promise<void> {
  const count = await documentsOfOtherKeys(db, safe.keyName);
  if (count > 0) log.error(`KYC_KEY: ${count} documents of clients were kept with another key and cannot be opened`);
}
