import { openKysely } from "#server/db/kysely.ts";
import type { Tables } from "#server/db/tables.ts";
import { signingKey } from "#server/evidence/audit-key.ts";
import { ShownStones } from "#server/evidence/shown-stones.ts";
import { offerFiles } from "#server/export/offer-files.ts";
import { reportFileOf } from "#server/export/scheduled-reports/report-file.ts";
import { Safe } from "#server/files/safe.ts";
import { readAccountRules } from "#server/house/account-rules.ts";
import type { House } from "#server/house/house.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { WorkBudget } from "#server/house/limits/work-budget.ts";
import { plainMail } from "#server/house/mail-rules.ts";
import { remoteRules } from "#server/house/remote-rules.ts";
import { endRuns } from "#server/mailings/end-runs.ts";
import { IndexedStock } from "#server/search/stock.ts";
import { People } from "#server/sign-in/people.ts";
import { nameMediaBy } from "#server/wire/media-names.ts";
import { Clock } from "./clock.ts";
import { silent } from "./silent-log.ts";

const uncrowded = Object.fromEntries(
  ["publicCalls", "costlyPublicCalls", "tellingPublicCalls", "accountWork", "guestWork", "addressWork"].map((work) => [
    `${work}PerMinute`,
    1_000_000_000,
  ]),
);

const nothing = () => undefined;
/** The account rules of a demo house. */
const demoAccounts = () => readAccountRules({ whole: nothing, flag: nothing }, true);

const noFiles: House["files"] = {
  put: () => Promise.reject(new Error("this house keeps no files")),
  open: async () => undefined,
  remove: async () => {},
};

/** A house with a clock that stands still, mail that stays in the outbox, and limits that nobody reaches. */
export function testHouse(
  given: Pick<House, "pool" | "jobs"> & Partial<Omit<House, "stock">>,
): House & { stock: IndexedStock } {
  const { pool, direct = pool } = given;
  const base = { db: openKysely<Tables>(pool), pool, direct, timeZone: given.timeZone ?? "UTC", log: silent };
  const house: House & { stock: IndexedStock } = {
    ...base,
    replica: null,
    people: new People(),
    stock: new IndexedStock(base),
    shown: new ShownStones(),
    now: new Clock().now,
    files: noFiles,
    safe: new Safe(given.files ?? noFiles, Buffer.alloc(32, 7)),
    auditKey: signingKey(Buffer.alloc(32, 8)),
    auditMail: [],
    mailer: null,
    names: { texts: () => Promise.reject(new Error("this house asks no DNS")) },
    mailRules: plainMail,
    offerFiles,
    reportFile: (order) => reportFileOf(house)(order),
    endRuns: (requestId) => endRuns(house, requestId),
    isZoneFixed: false,
    publicUrl: "http://portal.test",
    isPageTimed: false,
    ftp: null,
    remote: { ...remoteRules, allowsPrivate: true }, // the peers of the tests are on this machine
    schema: null,
    backups: null,
    work: new WorkBudget(),
    limits: {
      ...houseLimits,
      ...uncrowded,
      sessionDays: 365, // A test that looks weeks ahead does not sign in anew.
      freshSignInMinutes: 0,
      guestsPerAddressPerDay: 1_000_000,
      guestsPerDay: 1_000_000,
    },
    accounts: demoAccounts(),
    issuer: null,
    ...given,
  };
  nameMediaBy(house.safe);
  return house;
}
