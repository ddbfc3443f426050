/** The first of all offered rows: only they are kept, and only they are sorted. */
export interface Page {
  /** Rows with a greater first key cannot be on the page any more. */
  readonly most: number;
  /** Takes a number of rows. Their keys and ids lie in the scratch. */
  offer(count: number): void;
  /** The ids from a place on, in order. */
  ids(from: number): number[];
}

/** The number of rows kept beyond twice the needed ones before they are cut down. */
export const slack = 4096;
