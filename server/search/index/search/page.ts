/** The rows that one of two threads would show, in any order. Both hold no more than the page needs. */
export interface PagePart {
  readonly keys: readonly Float64Array[];
  readonly ids: Uint32Array;
}

/** The first of all offered rows: only they are kept, and only they are sorted. */
export interface Page {
  /** Rows with a greater first key cannot be on the page any more. */
  readonly most: number;
  /** Takes a number of rows. Their keys and ids lie in the scratch. */
  offer(count: number): void;
  /** The ids from a place on, in order. */
  ids(from: number): number[];
  /** The kept rows, for a page elsewhere that takes the parts of one search. */
  part(): PagePart;
  /** Takes the part of another page of the same search. */
  take(part: PagePart): void;
}

/** The number of rows kept beyond a multiple of the needed ones before they are cut down. */
export const slack = 4096;
