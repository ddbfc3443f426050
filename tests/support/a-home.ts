import type { Data } from "#api/operation-types.ts";

type Home = Data<"getHome">;

/** A home on which nothing waits and nothing is new, unless the test says otherwise. */
export const aHome = (more: Partial<Home> = {}): Home => ({
  queues: [],
  documents: null,
  tasks: null,
  loads: null,
  mails: null,
  arrivals: null,
  searches: null,
  ...more,
});
