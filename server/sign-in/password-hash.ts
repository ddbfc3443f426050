import { hash, verify } from "@node-rs/argon2";

/** The cost of argon2id: about 50 ms and 32 MB on a plain server. */
const cost = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 };
const atOnce = 4; // many sign-ins at once must not take all the memory

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Compares a password with its hash. Without a hash it takes as long: time must not tell which addresses have an
 * account.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored != null;
}
