import { roleIds } from "#domain/roles.ts";
import type { Actor } from "../../ground/actor.ts";
import { Problem } from "../../ground/problem.ts";
import type { HouseLimits } from "./house-limits.ts";
import { networkOf } from "./network-of.ts";
import { type CountingPlace, SharedMinute } from "./shared-minute.ts";

type Place = CountingPlace & { limits: Limits };
type Limits = Pick<HouseLimits, "accountWorkPerMinute" | "guestWorkPerMinute" | "addressWorkPerMinute">;

/**
 * The work that signed-in accounts may ask of the house in a minute, by cost: for each account, and for each address. All
 * portals of the house count together (decision 0180).
 */
export class WorkBudget {
  readonly #accounts = new SharedMinute("account work");
  readonly #addresses = new SharedMinute("address work");

  /** Takes a cost from both budgets, or refuses. What this portal knows to be spent is refused at no cost. */
  async spend(
    place: Place,
    { accountId, roleId }: Pick<Actor, "accountId" | "roleId">,
    address: string,
    cost: number,
  ): Promise<void> {
    const { limits } = place;
    const most = roleId === roleIds.guest ? limits.guestWorkPerMinute : limits.accountWorkPerMinute;
    const ofAddress = limits.addressWorkPerMinute;
    const network = networkOf(address);
    const retryAfter =
      this.#accounts.wait(accountId, most) ??
      this.#addresses.wait(network, ofAddress) ??
      (await this.#accounts.spend(place, accountId, most, cost)) ??
      (await this.#addresses.spend(place, network, ofAddress, cost));
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  }
}
