import { roleIds } from "#domain/roles.ts";
import type { Actor } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import { AMinute } from "./a-minute.ts";
import type { HouseLimits } from "./house-limits.ts";
import { networkOf } from "./network-of.ts";

type Limits = Pick<HouseLimits, "accountWorkPerMinute" | "guestWorkPerMinute" | "addressWorkPerMinute">;

/**
 * The work that signed-in accounts may ask of the house in a minute, by cost: for each account, and for each address.
 */
export class WorkBudget {
  readonly #accounts = new AMinute<number>();
  readonly #addresses = new AMinute<string>();

  /** Takes a cost from both budgets, or refuses; a refusal costs nothing. */
  spend(
    { accountId, roleId }: Pick<Actor, "accountId" | "roleId">,
    address: string,
    cost: number,
    limits: Limits,
  ): void {
    const most = roleId === roleIds.guest ? limits.guestWorkPerMinute : limits.accountWorkPerMinute;
    const ofAddress = limits.addressWorkPerMinute;
    const network = networkOf(address);
    const retryAfter = this.#accounts.wait(accountId, most) ?? this.#addresses.wait(network, ofAddress);
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
    this.#accounts.spend(accountId, most, cost);
    this.#addresses.spend(network, ofAddress, cost);
  }
}
