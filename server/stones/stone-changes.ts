import type { Kysely } from "kysely";
import { changesSince } from "../db/queries/stone-fields.ts";
import type { Tables } from "../db/tables.ts";

/** A stone, and its changes in one commit. */
type Changed = { id: number; seqs: readonly number[] };
type Look = { ids: number[]; last: ReadonlyMap<number, number>; horizon: string; take(): void };

/** Tells each change of a stone once, however late its transaction was committed (decision 0022). */
export class StoneChanges {
  #horizon: string;
  /** The changes from the horizon on that were taken already. */
  #taken = new Set<number>();
  /** The last change heard of for each stone: since the last look, and between it and the look before. */
  #heard = [new Map<number, number>(), new Map<number, number>()] as const;

  constructor(horizon: string) {
    this.#horizon = horizon;
  }

  /** Every change of an earlier transaction was taken. */
  get horizon(): string {
    return this.#horizon;
  }

  /**
   * The stones that changed since the horizon, the number of each one's last change, and the new horizon. Stones are
   * told again until they are taken.
   */
  async look(db: Kysely<Tables>): Promise<Look> {
    const { horizon, changes } = await changesSince(db, this.#horizon);
    const fresh = changes.filter(({ seq }) => !this.#taken.has(seq));
    const take = () => {
      // Changes below the new horizon are never asked for again.
      this.#taken = new Set(changes.map(({ seq }) => seq));
      this.#heard = [new Map(), this.#heard[0]];
      this.#horizon = horizon;
    };
    const last = new Map<number, number>();
    for (const { stone_id, seq } of fresh) last.set(stone_id, Math.max(seq, last.get(stone_id) ?? 0));
    return { ids: [...last.keys()], last, horizon, take };
  }

  /**
   * True if these changes of a stone are the last ones heard of. A stone's changes are numbered under its lock, in the
   * order of their commits. Their authors may tell of them in another order.
   */
  isLast({ id, seqs }: Changed): boolean {
    const last = Math.max(...seqs);
    if (this.#heard.some((heard) => last < (heard.get(id) ?? 0))) return false;
    this.#heard[0].set(id, last);
    return true;
  }

  /** Takes changes that are known already and are not told again. */
  know(stones: readonly Changed[]): void {
    for (const { seqs } of stones) for (const seq of seqs) this.#taken.add(seq);
  }
}
