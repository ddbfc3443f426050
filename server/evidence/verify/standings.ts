/**
 * The count of neighbouring items in one array. It is small, so that an item without neighbours wastes little memory.
 */
const TOGETHER = 64;
const MOST_STATES = 65_535;
const isId = /^[1-9]\d{0,14}$/;

/**
 * The state of each item of a log, in two bytes each. Ids of rows are consecutive, so a log of any length is judged in
 * very little memory. An item with another id, or a state beyond the limit, has an entry of its own.
 */
export class Standings {
  /** The count of items, deleted ones too. */
  size = 0;
  /** The states by their numbers: 0 is no state, 1 is a deleted item. */
  readonly #states: (string | null | undefined)[] = [undefined, null];
  readonly #numbers = new Map<string | null, number>([[null, 1]]);
  readonly #rows = new Map<string, Uint16Array>();
  readonly #others = new Map<string, string | null>();

  /** Null for a deleted item, undefined for an unknown one. */
  of(workflow: string, item: string): string | null | undefined {
    const key = `${workflow} ${item}`;
    if (this.#others.has(key) || !isId.test(item)) return this.#others.get(key);
    const { row, place } = placeOf(workflow, item);
    return this.#states[this.#rows.get(row)?.[place] ?? 0];
  }

  set(workflow: string, item: string, state: string | null): void {
    const key = `${workflow} ${item}`;
    if (this.of(workflow, item) === undefined) this.size++;
    const number = this.#numberOf(state);
    if (!isId.test(item) || number > MOST_STATES || this.#others.has(key)) {
      this.#others.set(key, state);
      return;
    }
    const { row, place } = placeOf(workflow, item);
    const states = this.#rows.get(row) ?? new Uint16Array(TOGETHER);
    states[place] = number;
    this.#rows.set(row, states);
  }

  #numberOf(state: string | null): number {
    const known = this.#numbers.get(state);
    if (known !== undefined || this.#states.length > MOST_STATES) return known ?? MOST_STATES + 1;
    this.#numbers.set(state, this.#states.length);
    return this.#states.push(state) - 1;
  }
}

function placeOf(workflow: string, item: string): { row: string; place: number } {
  const id = Number(item);
  return { row: `${workflow} ${Math.floor(id / TOGETHER)}`, place: id % TOGETHER };
}
