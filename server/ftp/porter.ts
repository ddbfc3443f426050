import { ftpConnectionsPerAccount, ftpConnectionsPerAddress } from "#domain/limits.ts";
import { AMinute } from "../house/limits/a-minute.ts";
import { AtOnce } from "../house/limits/at-once.ts";
import { networkOf } from "../house/limits/network-of.ts";

/** Counts connections and guesses by address: nobody fills the house, nobody guesses all day. */
export class Porter {
  readonly #addresses = new AtOnce<string>();
  readonly #accounts = new AtOnce<number>();
  readonly #guesses = new AMinute<string>();
  readonly #guessesPerMinute: number;

  constructor(guessesPerMinute: number) {
    this.#guessesPerMinute = guessesPerMinute;
  }

  /** Counts one more connection until `leaves`; false if there is no room for it. */
  lets(address: string): boolean {
    return this.#addresses.lets(networkOf(address), ftpConnectionsPerAddress);
  }

  leaves(address: string): void {
    this.#addresses.leaves(networkOf(address));
  }

  letsIn(accountId: number): boolean {
    return this.#accounts.lets(accountId, ftpConnectionsPerAccount);
  }

  leavesAgain(accountId: number): void {
    this.#accounts.leaves(accountId);
  }

  /** Counts one more password; false if there were too many from this address. */
  mayGuess(address: string): boolean {
    return this.#guesses.spend(networkOf(address), this.#guessesPerMinute) === undefined;
  }
}
