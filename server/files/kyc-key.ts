import path from "node:path";
import { keptKey } from "../ground/kept-key.ts";
import type { House } from "../house/house.ts";

type Settings = { kycKey: Buffer | undefined; databaseUrl: string | undefined; isDemo: boolean };

/**
 * The key that opens the papers of people: the environment's, or one that is made once and kept beside the data. A
 * house whose database lies elsewhere may have several portals and several data folders, so that it has to name one.
 */
export function kycKey({ kycKey, databaseUrl, isDemo }: Settings, dataDir: string): Buffer {
  if (kycKey) return kycKey;
  if (databaseUrl === undefined || isDemo) return keptKey(path.join(dataDir, "kyc-key"));
  throw new Error("KYC_KEY: is required with DATABASE_URL, for the papers of clients: `openssl rand -base64 32`");
}

/** Says at the start what nobody will be able to look at. */
export async function warnOfOtherKeys({ db, safe, log }: Pick<House, "db" | "safe" | "log">): Promise<void> {
  const { count } = await db
    .selectFrom("kyc_document")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("sealed_with", "<>", safe.keyName)
    .executeTakeFirstOrThrow();
  if (count > 0) log.error(`KYC_KEY: ${count} papers of clients were kept with another key and cannot be opened`);
}
