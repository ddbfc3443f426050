import type { Kysely } from "kysely";
import { changesSince } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";

/** A stone, and the changes by which it became what it is. */
type Changed = { id: number; seqs: readonly number[] };

/** Tells each change of a stone once, however late its transaction was committed (decision 0022). */
export class StoneChanges {
  #horizon: string;
  /** Changes from the horizon on that were taken already. */
  #taken = new Set<number>();
  /** The last change that was heard of for a stone, since the last look, and between it and the one before. */
  #heard = [new Map<number, number>(), new Map<number, number>()] as const;

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
      this.#heard = [new Map(), this.#heard[0]];
      this.#horizon = horizon;
    };
    return { ids: [...new Set(fresh.map(({ stone_id }) => stone_id))], horizon, take };
  }

  /**
   * Hears of a stone from whoever changed it; whether that is the last of it by now. A stone's changes are numbered under
   * its lock, in the order of their commits; who made them may tell in another one.
   */
  isLast({ id, seqs }: Changed): boolean {
    const last = Math.max(...seqs);
    if (this.#heard.some((heard) => last < (heard.get(id) ?? 0))) return false;
    this.#heard[0].set(id, last);
    return true;
  }

  /** What is not to be told any more. */
  know(stones: readonly Changed[]): void {
    for (const { seqs } of stones) for (const seq of seqs) this.#taken.add(seq);
  }
}
