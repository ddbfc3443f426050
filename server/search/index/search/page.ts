/** The first rows of all that are offered: only they are kept, and only they are sorted. */
export interface Page {
  /** Rows with a greater first key cannot be on the page any more. */
  readonly most: number;
  /** Takes so many rows, whose keys and ids lie in the scratch. */
  offer(count: number): void;
  /** The ids from a place on, in order. */
  ids(from: number): number[];
}

/** So many more than needed are kept before they are cut down. */
export const slack = 4096;
