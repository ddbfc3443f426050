/** One key of a sort string; the wire's `-carat,stock_no` is `[{ id: "carat", desc: true }, { id: "stock_no", desc: false }]`. */
export interface SortKey {
  id: string;
  desc: boolean;
}

/** Reads a sort string of the wire. */
export const parseSort = (sort: string): SortKey[] =>
  sort
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (part.startsWith("-") ? { id: part.slice(1), desc: true } : { id: part, desc: false }));

/** Writes a sort string for the wire. */
export const sortString = (keys: readonly SortKey[]) => keys.map(({ id, desc }) => (desc ? `-${id}` : id)).join(",");
