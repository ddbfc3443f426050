import path from "node:path";
import { keptKey, keyIfKept } from "../ground/kept-key.ts";

export type KycKeySettings = {
  kycKey: Buffer | undefined;
  kycKeyBefore: Buffer | undefined;
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
export function kycKey(
  { kycKey, databaseUrl, filesDir, s3, isDemo }: Omit<KycKeySettings, "kycKeyBefore">,
  dataDir: string,
): Buffer {
  if (kycKey) return kycKey;
  const isElsewhere = databaseUrl !== undefined && (filesDir !== undefined || s3 !== undefined);
  if (!isElsewhere || isDemo) return keptKey(path.join(dataDir, "kyc-key"));
  throw new Error(
    "KYC_KEY: is required with DATABASE_URL and files elsewhere, for the documents of clients: what DATA_DIR/kyc-key holds, or `openssl rand -base64 32`",
  );
}

/**
 * The key before it, while a change of keys is under way: the environment's, or the one that a restored backup left in
 * the data folder.
 */
export function formerKey(
  { kycKeyBefore }: Pick<KycKeySettings, "kycKeyBefore">,
  dataDir: string,
  key: Buffer,
): Buffer | undefined {
  if (kycKeyBefore?.equals(key))
    throw new Error(
      "KYC_KEY_BEFORE: is the key that the house uses: it must be the former one, and KYC_KEY the new one",
    );
  const former = kycKeyBefore ?? keyIfKept(path.join(dataDir, formerKeyFile));
  return former?.equals(key) ? undefined : former;
}

/** The file in which a restored house has its former key. */
export const formerKeyFile = "kyc-key-before";
