import { ftpConnectionsPerAccount, ftpConnectionsPerAddress } from "#domain/limits.ts";

const MINUTE_MS = 60_000;

/** Counts who is there, and how often an address has guessed: nobody fills the house, nobody guesses all day. */
export class Porter {
  readonly #addresses = new Map<string, number>();
  readonly #accounts = new Map<number, number>();
  readonly #guesses = new Map<string, number>();
  readonly #guessesPerMinute: number;
  #minute = 0;

  constructor(guessesPerMinute: number) {
    this.#guessesPerMinute = guessesPerMinute;
  }

  /** Is there room for one more from there? Then it counts, until `leaves`. */
  lets(address: string): boolean {
    return comes(this.#addresses, address, ftpConnectionsPerAddress);
  }

  leaves(address: string): void {
    goes(this.#addresses, address);
  }

  letsIn(accountId: number): boolean {
    return comes(this.#accounts, accountId, ftpConnectionsPerAccount);
  }

  leavesAgain(accountId: number): void {
    goes(this.#accounts, accountId);
  }

  /** May somebody at this address try another password? It counts as a try. */
  mayGuess(address: string): boolean {
    const minute = Math.floor(performance.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#guesses.clear();
    this.#minute = minute;
    return comes(this.#guesses, address, this.#guessesPerMinute);
  }
}

function comes<K>(counts: Map<K, number>, key: K, most: number): boolean {
  const count = counts.get(key) ?? 0;
  if (count >= most) return false;
  counts.set(key, count + 1);
  return true;
}

function goes<K>(counts: Map<K, number>, key: K): void {
  const count = (counts.get(key) ?? 1) - 1;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
