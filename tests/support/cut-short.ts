import { PassThrough } from "node:stream";
import type pg from "pg";
import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import type { House } from "#server/house/house.ts";

type Query = (...args: unknown[]) => Promise<unknown>;
type Lent = { query: Query; release: () => void };

const textOf = (query: unknown) => (typeof query === "string" ? query : (query as { text: string }).text);
const isCopy = (query: unknown) => typeof query === "object" && query !== null && "pipe" in query;
const isRead = (text: string) => /^\s*(select|show)\b/i.test(text);

/**
 * The house as a process sees it that is killed at its n-th commit: this one does not happen, and the process writes
 * nothing more, neither rows nor files.
 */
export function killedAt(house: House, commits: number) {
  let left = commits;
  const isDead = () => left <= 0;
  const lost = () => new Error("Connection terminated unexpectedly");
  const living = () => {
    if (isDead()) throw lost();
  };
  const lend = ({ query, release }: Lent): Lent => {
    let isOpen = false;
    return {
      release,
      // A COPY is answered by a stream, and by no promise.
      query(...args) {
        const refused = () => (isCopy(args[0]) ? new PassThrough().destroy(lost()) : Promise.reject(lost())) as never;
        if (isDead()) return refused();
        const text = textOf(args[0]);
        if (/^\s*(begin|start transaction)\b/i.test(text)) isOpen = true;
        else if (/^\s*rollback\s*;?\s*$/i.test(text)) isOpen = false;
        else if (isOpen ? /^\s*commit\b/i.test(text) : !isRead(text)) {
          left--;
          if (isDead()) return isOpen ? query("rollback").then(refused) : refused();
          isOpen = false;
        }
        return query(...args);
      },
    };
  };
  const connect = async () => {
    living();
    const client = (await house.pool.connect()) as unknown as Lent & object;
    return Object.assign(
      Object.create(client),
      lend({ query: client.query.bind(client) as Query, release: () => client.release() }),
    );
  };
  const pool = {
    connect,
    async query(...args: unknown[]) {
      const client = await connect();
      return client.query(...args).finally(client.release);
    },
    end: async () => {},
  } as unknown as pg.Pool;
  const files: House["files"] = {
    ...house.files,
    put: async (...args) => {
      living();
      return house.files.put(...args);
    },
    remove: async (name) => {
      living();
      return house.files.remove(name);
    },
  };
  const own: House = { ...house, pool, db: openKysely<Tables>(pool), files };
  return { house: own, isDead, done: () => commits - left };
}
