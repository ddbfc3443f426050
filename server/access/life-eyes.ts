import type { StoneList } from "#domain/stone-lists.ts";
import type { LineReach } from "../db/queries/line-filter.ts";
import type { LifeClient } from "../db/queries/stone-life.ts";
import type { Actor } from "../ground/actor.ts";
import type { Reading } from "../house/context.ts";
import { isBuyer, reachOf } from "./client.ts";
import { lineReach } from "./line-reach.ts";

/**
 * The part of a stone's life that the actor may read. The office reads all of it. An associate reads the names of their
 * own customers, and of others only the event. Buyers read their own steps, programs none.
 */
export class LifeEyes {
  readonly actor: Actor;
  readonly ownAlone: boolean;
  readonly #reaches = new Map<StoneList, LineReach>();

  constructor({ actor }: Pick<Reading, "actor">) {
    this.actor = actor;
    this.ownAlone = isBuyer(actor.roleId);
  }

  /** True if the actor may know of a step at all. */
  sees(client: LifeClient | null): boolean {
    if (this.actor.key) return false;
    return !this.ownAlone || client?.id === this.actor.accountId;
  }

  /** True if the actor may know a step's client. Of a line, they must be able to read it in its list. */
  names(client: LifeClient | null, list: StoneList | null): boolean {
    if (client === null) return true;
    if (list === null) return reachOf(this.actor, client).length > 0;
    const reach = this.#reachOf(list);
    if (reach.of === "all" || client.id === reach.accountId) return true;
    return reach.of === "associate" && client.associate_id === reach.accountId;
  }

  /** True if the actor may know the maker of a step: buyers are not told the house's people by name. */
  namesMaker(who: number | null): boolean {
    return !this.ownAlone || who === this.actor.accountId;
  }

  #reachOf(list: StoneList): LineReach {
    const reach = this.#reaches.get(list) ?? lineReach(this, list);
    this.#reaches.set(list, reach);
    return reach;
  }
}
