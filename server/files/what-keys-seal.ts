import { papersSealedWith, type SealedCounts, sealedCounts } from "../db/queries/sealed.ts";
import { Problem } from "../ground/problem.ts";
import { sealedHead } from "../ground/seal.ts";
import type { House } from "../house/house.ts";

type Means = Pick<House, "db" | "safe">;
/** The texts that the keys of the house still seal, in words, and whether the former key may be taken away. */
export type KeyStanding = {
  isFaulty: boolean;
  /** True while something waits for being sealed anew. */
  isUnderWay: boolean;
  says: string;
};

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
const told = ({ papers, secrets }: SealedCounts) =>
  `${some(papers, "document")} of clients and ${some(secrets, "secret")}`;
const sum = ({ papers, secrets }: SealedCounts) => papers + secrets;

/**
 * Counts of the texts that the house's key seals, and of those that others do. `stuck` is known not to be readable with
 * any key.
 */
export async function whatKeysSeal({ db, safe }: Means, stuck = 0): Promise<KeyStanding> {
  const { keyName: present, formerName: former } = safe;
  const keyOf = (name: string) => ({ name, head: sealedHead(name) });
  const found = await sealedCounts(db, { present: keyOf(present), former: former ? keyOf(former) : undefined });
  const isUnderWay = sum(found.former) > stuck;
  if (sum(found.other) > 0) return { isFaulty: true, isUnderWay, says: strangers(found.other, former) };
  const says = former ? ofFormer(found.former, former, isUnderWay) : `KYC_KEY: the key ${present} seals all`;
  return { isFaulty: false, isUnderWay, says };
}

const strangers = (other: SealedCounts, former: string | undefined): string =>
  former
    ? `KYC_KEY_BEFORE: ${told(other)} were kept with neither key and cannot be opened: is the key ${former} the former one?`
    : `KYC_KEY: ${told(other)} were kept with another key and cannot be opened: name the former key in KYC_KEY_BEFORE`;

function ofFormer(left: SealedCounts, former: string, isUnderWay: boolean): string {
  if (isUnderWay)
    return `KYC_KEY_BEFORE: ${told(left)} are still sealed with the former key ${former}: leave it where it is`;
  const lost = sum(left) > 0 ? ` but ${told(left)} that are missing or damaged` : "";
  return `KYC_KEY_BEFORE: nothing is sealed with the former key ${former} any more${lost}: it may be taken away`;
}

/** The papers of the former key that have no file that opens, counted. */
export async function unreadablePapers({ db, safe }: Means): Promise<number> {
  const papers = safe.formerName === undefined ? [] : await papersSealedWith(db, safe.formerName);
  let count = 0;
  for (const { stored_name } of papers) if (!(await isReadable(safe, stored_name))) count++;
  return count;
}

const isReadable = (safe: Means["safe"], name: string): Promise<boolean> =>
  safe.read(name).then(
    () => true,
    (error: unknown) => {
      const isStuck = error instanceof Problem && (error.code === "documentLost" || error.code === "documentSealed");
      if (isStuck) return false;
      throw error;
    },
  );

/** Tells at the start what the keys seal, if there is something to do. */
export async function tellOfKeys({ log, ...means }: Means & Pick<House, "log">): Promise<void> {
  const { isFaulty, says } = await whatKeysSeal(means);
  if (isFaulty) log.error(says);
  else if (means.safe.formerName) log.info(says);
}
