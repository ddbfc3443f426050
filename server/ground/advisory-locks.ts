/**
 * The numbers of the house's advisory locks. They stand in one place, since two kinds of work with the same number wait
 * for each other.
 */
export const advisoryLocks = {
  /** In the database "postgres", held by the portal that owns the embedded server. */
  owner: 7_305_001,
  migration: 7_305_002,
  firstData: 7_305_003,
  demoHouse: 7_305_004,
  demoStock: 7_305_005,
  priceLists: 7_305_006,
  backup: 7_305_007,
  reseal: 7_305_008,
  searchFeed: 7_305_009,
  checkpoint: 7_305_010,
} as const;
