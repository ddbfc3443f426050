/** What the route of a list hands in: the address that owns the list, and how it is changed. */
export interface ListPage<Search> {
  search: Search;
  onSearch: (patch: Partial<Search>) => void;
}

/** The same where something is typed beside the list. */
export interface EditingPage<Search> extends ListPage<Search> {
  /** Tells the route whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
}
