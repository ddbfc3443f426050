import type { Kysely } from "kysely";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { countResting, differingRows, dropSettled, rowsGone } from "../db/queries/evidence-check.ts";
import { lockFollowers } from "../db/queries/evidence-log.ts";
import { addDeviations } from "../db/queries/evidence-write.ts";
import type { Tables } from "../db/tables.ts";
import type { House } from "../house/house.ts";
import { followSome } from "./follow.ts";
import { keepFindings } from "./keep-findings.ts";
import { beginningsOf, isRecorded, mayRest } from "./recorded.ts";

/** Workflows with rows that are never deleted: a missing row was removed behind the log. */
const kept: ReadonlySet<string> = new Set<WorkflowName>([
  "stone",
  "hold",
  "memo",
  "confirm",
  "enquiry",
  "external",
  "cart",
  "watchlist",
  "notes",
  "load",
]);

/**
 * Compares the states of rows in the tables with those in the log, both at one moment: the log is first read to its end
 * in the same view of the database. An earlier difference that is gone is no deviation any more.
 */
export async function compareTables(house: House): Promise<void> {
  const differing: Differing[] = [];
  await house.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (db) => {
      await lockFollowers(db);
      while ((await followSome(house, db)) > 0);
      for (const name of Object.keys(workflows) as WorkflowName[]) {
        if (isRecorded(name)) differing.push(...(await compare(house, db, name)));
      }
    });
  // A row that was put back before anybody looked did differ: its finding stays.
  const told = differing.slice(0, FINDINGS).map(({ workflow, item, detail }) => `${workflow} ${item}: ${detail}`);
  await keepFindings(
    house,
    told.map((detail) => ({ kind: "statusDiffers", seq: 0, detail })),
  );
}

const FINDINGS = 100;
type Differing = { workflow: string; item: string; detail: string };

async function compare(house: House, db: Kysely<Tables>, name: WorkflowName): Promise<Differing[]> {
  const differing = [
    ...(await differingRows(db, name, beginningsOf(name))),
    ...(kept.has(name) ? await rowsGone(db, name) : []),
  ];
  await dropSettled(
    db,
    name,
    differing.map(({ item }) => item),
  );
  const found = differing.map(({ item, table_state, log_state }) => ({
    workflow: name,
    item,
    seq: null,
    kind: "statusDiffers",
    found_at: house.now(),
    detail: `${tableSays(table_state)}, but the log says ${log_state ?? "nothing"}.`,
  }));
  await addDeviations(db, found);
  if (mayRest(name)) await countResting(db, name);
  return found;
}

const tableSays = (state: string | null) => (state === null ? "The row is gone" : `The table says ${state}`);
