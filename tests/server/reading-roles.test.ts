import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { holds } from "#support/house-rights.ts";
import { samples } from "#support/samples.ts";
import { aStockNumber } from "#support/stone-samples.ts";

/**
 * The roles that look, check or are not known. What they make for themselves alone binds nobody and is seen by nobody.
 */
const readers = ["auditor", "qc", "guest"] as const;
type Reader = (typeof readers)[number];
type Exceptions = Partial<Record<OperationId, string>>;

const ownAccess: Exceptions = {
  cancelJob: "a file that they ordered themselves",
  logout: "their own session",
  revokeSession: "their own session",
  updateProfile: "their own name and picture",
};
const ownPassword: Exceptions = {
  changePassword: "their own password",
  signInAgain: "their own password",
  addPasskey: "their own passkey",
  offerPasskey: "their own passkey",
  renamePasskey: "their own passkey",
  removePasskey: "their own passkey",
  turnOnSecondFactor: "their own second factor",
  turnOffSecondFactor: "their own second factor",
  renewRecoveryCodes: "their own second factor",
};
const ownNotices: Exceptions = {
  readNotices: "their own notices",
  readAllNotices: "their own notices",
  saveNoticeChoices: "how they are told themselves",
};
const ownSearching: Exceptions = {
  createSavedSearch: "their own saved searches",
  updateSavedSearch: "their own saved searches",
  deleteSavedSearch: "their own saved searches",
  recordSearch: "their own recent searches",
  runRecentSearch: "their own recent searches",
  keepSearchStart: "with what their own search begins",
  saveStoneFields: "the columns of their own lists",
  keepStoneFieldSet: "the columns of their own lists",
  deleteStoneFieldSet: "the columns of their own lists",
  downloadStones: "a file of what they may read",
  withdrawShareLink: "to end what they shared while they had the right",
};
const ownWishes: Exceptions = {
  createDemand: "a letter to themselves",
  updateDemand: "a letter to themselves",
  deleteDemand: "a letter to themselves",
  setDemandStatus: "a letter to themselves",
};

const ownReports: Exceptions = {
  createScheduledReport: "a letter to themselves",
  updateScheduledReport: "a letter to themselves",
  deleteScheduledReport: "a letter to themselves",
  setScheduledReportStatus: "a letter to themselves",
  runScheduledReport: "a letter to themselves",
};

/** Nothing that a guest makes leads there: making a business or a wish is refused. The samples give them one. */
const noGuestHasOne: Exceptions = {
  updateDemand: "a wish that no guest has",
  deleteDemand: "a wish that no guest has",
  setDemandStatus: "a wish that no guest has",
  updateScheduledReport: "a report that no guest has",
  deleteScheduledReport: "a report that no guest has",
  runScheduledReport: "a report that no guest has",
  updateBusiness: "a business that no guest has",
  renamePasskey: "a passkey that no guest has",
  createDocumentLink: "papers that no guest has",
};

const allowed: Record<Reader, Exceptions> = {
  auditor: {
    ...ownAccess,
    ...ownNotices,
    ...ownPassword,
    ...ownSearching,
    ...ownWishes,
    ...ownReports,
    checkConformance: "proves the log: who is audited does not decide when",
    createCheckpoint: "proves the log: who is audited does not decide when",
    verifyAudit: "proves the log: who is audited does not decide when",
    createDocumentLink: "to look at a paper, for five minutes",
  },
  qc: {
    ...ownAccess,
    ...ownNotices,
    ...ownPassword,
    ...ownSearching,
    ...ownWishes,
    ...ownReports,
    receiveMemo: "quality control checks what comes back",
  },
  guest: {
    ...ownAccess,
    ...ownNotices,
    ...ownSearching,
    ...noGuestHasOne,
    addToCart: "their own lists",
    removeFromCart: "their own lists",
    addToWatchlist: "their own lists",
    removeFromWatchlist: "their own lists",
    addNotes: "their own lists",
    removeNotes: "their own lists",
    openEnquiries: "their own enquiries",
    askInEnquiry: "their own enquiries",
    declineOffer: "their own enquiries",
    closeEnquiries: "their own enquiries",
  },
};

const portal = useAppWith(readers);
const as = (reader: Reader) => (reader === "guest" ? portal.asGuest() : portal.as(reader));
const roleOf = { auditor: roleIds.auditor, qc: roleIds.qualityControl, guest: roleIds.guest };
/** A file is made to be carried away: that is asked for by GET, and changes nothing of the house. */
const writing = contractOperations
  .map(({ info }) => info)
  .filter(({ writes, method, isPublic }) => writes && method !== "get" && !isPublic);
const size = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

describe.each(readers)("the %s", (reader) => {
  const mayTry = ({ permissions }: (typeof writing)[number]) =>
    permissions.length === 0 || permissions.some((permission) => holds(roleOf[reader], permission));

  test("has no exception that is none", () => {
    const tried = writing.filter(mayTry).map(({ id }) => id);
    expect(Object.keys(allowed[reader]).filter((id) => !tried.some((one) => one === id))).toEqual([]);
  });

  for (const { id } of writing.filter((info) => mayTry(info) && !(info.id in allowed[reader]))) {
    test(`is refused ${id}, and nothing is in the log`, async () => {
      const input = await samples[id].ask(portal, reader);
      const before = await size();
      const answer = await as(reader).send(id, input);
      expect([answer.status >= 400 && answer.status < 500, answer.status]).toEqual([true, answer.status]);
      expect(await size()).toBe(before);
    });
  }

  test("publishes no stones: a link to them wants a right that it does not have, not even at one's own prices", async () => {
    const body = { stock_numbers: [await aStockNumber(portal)] };
    expectRefusal(await as(reader).call("shareDiamonds", { body }), 403, "forbidden");
  });
});
