import { isDatabaseDown } from "../db/is-database-down.ts";
import { readFrom } from "../ground/measure.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "./house.ts";

type Database = House["db"];

type Read<T> = (db: Database) => Promise<T>;

export const readFromPrimary = <T>({ db }: Pick<House, "db">, read: Read<T>): Promise<T> => read(db);

/**
 * Reads from the replica, if it has everything that was committed before, else from the primary. A read that fails at the
 * replica, other than by a refusal, is done again at the primary.
 */
export async function readAnywhere<T>({ db, replica }: Pick<House, "db" | "replica">, read: Read<T>): Promise<T> {
  if (!replica) return read(db);
  if (await replica.hasCaughtUp()) {
    try {
      const found = await read(replica.db);
      readFrom.tell({ place: "replica" });
      return found;
    } catch (error) {
      if (error instanceof Problem) throw error;
      if (isDatabaseDown(error)) replica.lost(error);
    }
  }
  readFrom.tell({ place: "primary" });
  return read(db);
}
