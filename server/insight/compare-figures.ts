import { counted } from "#domain/format.ts";
import type { RollUpName } from "../db/insight-tables.ts";
import { differingPlaces, placeAnew } from "../db/queries/holder-places.ts";
import { differingHeard, hearAnew } from "../db/queries/last-heard.ts";
import { differingAsMade, differingStonesAsMade } from "../db/queries/lines-as-made.ts";
import {
  differingFigures,
  emptyRollUp,
  lockRollUp,
  moveRollUp,
  rollUpNames,
  rollUpStanding,
} from "../db/queries/roll-ups.ts";
import { differingStanding, standAnew } from "../db/queries/standing-lines.ts";
import { differingStockDays, forgetDifferingStockDays } from "../db/queries/stock-days.ts";
import { keepFindings } from "../evidence/keep-findings.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { foldLog, searchesFrom } from "./fold.ts";

const NAMED = 100;
const subject: Record<RollUpName, string> = { deal: "Deals", search: "Searches" };

/**
 * Compares each roll-up with a fresh count of the entries that it has counted, the lines as they were made with the lines,
 * the places of clients and when each was last heard of with their accounts, what stands on lists with its lines, and the stock of each day with its parts.
 * What differs is kept as a finding, which names the row. Figures are then counted anew; a line as it was made is not
 * mended (decision 0166), and a day of the stock is forgotten (decision 0176). Answers the number of findings.
 */
export async function compareFigures(house: House): Promise<number> {
  await foldLog(house);
  const findings = await compareLines(house);
  for (const name of rollUpNames) findings.push(...(await compare(house, name)));
  for (const compareRows of [comparePlaces, compareHeard, compareStanding, compareStockDays])
    findings.push(...(await compareRows(house)));
  await keepFindings(
    house,
    findings.map((detail) => ({ kind: "figureDiffers", seq: 0, detail })),
  );
  if (findings.length > 0) await foldLog(house);
  return findings.length;
}

const compare = (house: House, name: RollUpName): Promise<string[]> =>
  house.db.transaction().execute(async (db) => {
    await lockRollUp(db, name);
    const { seq, time_zone } = await rollUpStanding(db, name);
    const timeZone = time_zone ?? house.timeZone;
    const slice = { after: 0, upTo: seq, timeZone, searchesFrom: searchesFrom(house) };
    const differing = await differingFigures(db, name, slice, NAMED);
    if (differing.length > 0) {
      await emptyRollUp(db, name);
      await moveRollUp(db, name, { seq: 0, time_zone: timeZone });
    }
    return differing.map(
      ({ row, has, should }) => `${subject[name]} ${row}: ${said(has)}, but the log says ${logSays(should)}.`,
    );
  });

/**
 * The lines as they were made are compared with the lines, and their stones with what these ever were. They are written
 * once, so nothing but a finding comes of it.
 */
async function compareLines({ db }: House): Promise<string[]> {
  const lines = await differingAsMade(db, NAMED);
  const stones = await differingStonesAsMade(db, NAMED);
  return [
    ...lines.map(({ line_id, has, should }) => `Line ${line_id} as made: ${said(has)}, but the line says ${should}.`),
    ...stones.map(
      ({ line_id, has, should }) =>
        `Line ${line_id} as made: The stone is kept as ${has}, but it is ${should}, and no load corrected it.`,
    ),
  ];
}

/** The places of clients are compared with account and business. */
async function comparePlaces({ db }: House): Promise<string[]> {
  const differing = await differingPlaces(db, NAMED);
  if (differing.length > 0) await placeAnew(db);
  return differing.map(
    ({ account_id, has, should }) =>
      `Place of account ${account_id}: ${said(has)}, but the account says ${logSays(should)}.`,
  );
}

/** The moments at which accounts were last heard of are compared with accounts, visits and lines. */
async function compareHeard({ db }: House): Promise<string[]> {
  const differing = await differingHeard(db, NAMED);
  if (differing.length > 0) await hearAnew(db);
  return differing.map(
    ({ account_id, has, should }) =>
      `Last heard of account ${account_id}: ${said(has)}, but its visits and orders say ${logSays(should)}.`,
  );
}

/** The rows that sum up lists are compared with their lines: no log is behind them. */
async function compareStanding({ db }: House): Promise<string[]> {
  const differing = await differingStanding(db, NAMED);
  if (differing.length > 0) await standAnew(db);
  return differing.map(
    ({ line_id, has, should }) => `Standing line ${line_id}: ${said(has)}, but the line says ${logSays(should)}.`,
  );
}

/** The stock of a past day cannot be counted again: its sums are compared with their parts, and it is forgotten if they differ. */
async function compareStockDays({ db }: House): Promise<string[]> {
  const differing = await differingStockDays(db, NAMED);
  if (differing.length > 0) await forgetDifferingStockDays(db);
  return differing.map(
    ({ row, has, should }) => `Stock of ${row}: ${said(has)}, but its parts say ${logSays(should)}.`,
  );
}

const said = (figure: string | null) => (figure === null ? "The figure is missing" : `The figure is ${figure}`);
const logSays = (figure: string | null) => figure ?? "nothing";

/** Compares the figures of the dashboard with the log every night. */
export const checkFigures: Job<Record<never, never>> = {
  name: "checkFigures",
  atOnce: 1,
  schedule: "55 2 * * *",
  async run(_, { house, progress }) {
    const faults = await compareFigures(house);
    const verdict =
      faults === 0
        ? "All figures agree with the log."
        : `${counted(faults, "figure was", "figures were")} wrong and counted anew.`;
    await progress(1, 1, verdict);
  },
};
