/** What judging all histories came to. */
export type Conformance = {
  items: number;
  steps: number;
  count: number;
  /** How many deviations of each kind. */
  kinds: Record<string, number>;
  shown: { workflow: string; item: string; seq: number | null; detail: string }[];
};
