/** The props of a list's route: the address that owns the list, and the function that changes it. */
export interface ListPage<Search> {
  search: Search;
  onSearch: (patch: Partial<Search>) => void;
}

/** The same for a list with a form beside it. */
export interface EditingPage<Search> extends ListPage<Search> {
  /** Tells the route whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
}
