import type { Kysely } from "kysely";
import { changesSince } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";

/** Tells each change of a stone once, however late its transaction was committed (decision 0022). */
export class StoneChanges {
  #horizon: string;
  /** Changes from the horizon on that were taken already. */
  #taken = new Set<number>();

  constructor(horizon: string) {
    this.#horizon = horizon;
  }

  /** The stones that changed since, and where that is. Until they are taken they are told again. */
  async look(db: Kysely<Tables>): Promise<{ ids: number[]; horizon: string; take(): void }> {
    const { horizon, changes } = await changesSince(db, this.#horizon);
    const fresh = changes.filter(({ seq }) => !this.#taken.has(seq));
    const take = () => {
      // What lies below the new horizon is never asked for again.
      this.#taken = new Set(changes.map(({ seq }) => seq));
      this.#horizon = horizon;
    };
    return { ids: [...new Set(fresh.map(({ stone_id }) => stone_id))], horizon, take };
  }
}
