import { expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { type ApiScope, apiScopes } from "#domain/api-scopes.ts";
import { permissionCatalogue, reaches, screenOf } from "#domain/permissions.ts";
import { roleIds } from "#domain/roles.ts";
import { scopeOf } from "#server/access/key-scopes.ts";
import type { OperationInfo } from "#server/plugins/contract/operations.ts";
import { expectRefusal } from "#support/answer.ts";
import { useAppWith } from "#support/app.ts";
import { contract, contractOperations } from "#support/contract.ts";
import { aKey } from "#support/external-rows.ts";
import { samples } from "#support/samples.ts";

const portal = useAppWith(["admin", "api"]);
const operations = contractOperations.map(({ info }) => info).filter(({ isPublic }) => !isPublic);

/** The calls that an API client may make in front of a screen, and a program of theirs never. */
const forPeople: OperationId[] = [
  "changePassword",
  "updateProfile",
  "logout",
  "listSessions",
  "revokeSession",
  "listOwnApiKeys",
  "signInAgain",
  "listPasskeys",
  "offerPasskey",
  "addPasskey",
  "renamePasskey",
  "removePasskey",
  "getSecondFactor",
  "offerSecondFactor",
  "turnOnSecondFactor",
  "turnOffSecondFactor",
  "renewRecoveryCodes",
  "listStoneFields",
  "saveStoneFields",
  "keepStoneFieldSet",
  "deleteStoneFieldSet",
  "shareDiamonds",
  "listShareLinks",
  "getLetterStones",
  "withdrawShareLink",
  "getSearchStart",
  "keepSearchStart",
  "listAssociateOptions",
  "explainVisibility",
  "countWaiting",
  "getShapeWise",
  "listStockDays",
  "listLineDays",
  "getQuarterPerformance",
  "listHighRecentDeals",
  "getEnquiryCount",
  "getEnquiryDetails",
  "listReportGroups",
  "listReportLines",
  "exportReport",
  "listScheduledReports",
  "createScheduledReport",
  "updateScheduledReport",
  "deleteScheduledReport",
  "setScheduledReportStatus",
  "runScheduledReport",
  "listReportRuns",
  "listReportReaders",
  "previewSchedule",
  "getHome",
  "listShownContent",
  "listNotices",
  "countNotices",
  "readNotices",
  "readAllNotices",
  "getNoticeChoices",
  "saveNoticeChoices",
];

/**
 * The identity of the business, and the papers that prove it, are no matter for a program but to read what is its own.
 */
const isForPeople = ({ id, permissions }: (typeof operations)[number]) =>
  forPeople.includes(id) || permissions.some((one) => one.startsWith("customer-profile/business:"));

/** As the house's own catalogue gives it. */
const mayCall = ({ permissions }: OperationInfo) =>
  permissions.length === 0 ||
  permissions.some((permission) => {
    const [screen = "", access] = permission.split(":");
    return permissionCatalogue
      .flatMap((category) => category.permissions)
      .filter(({ path }) => reaches(screenOf(path, roleIds.apiClient), screen))
      .some(({ roles: { 6: right } }) => (access === "write" ? right === "write" : right !== undefined));
  });

test("every call of an API client is opened by a scope, or is for people alone", () => {
  const undecided = operations.filter((info) => mayCall(info) && !scopeOf(info.id) && !isForPeople(info));
  expect(undecided.map(({ id }) => id)).toEqual([]);
  expect(forPeople.filter((id) => scopeOf(id))).toEqual([]);
});

test("no scope opens what an API client may not do, and none changes anything by the word read", () => {
  expect(operations.filter((info) => scopeOf(info.id) && !mayCall(info)).map(({ id }) => id)).toEqual([]);
  const filesAndJobs = ["downloadStones", "downloadStoneZip", "cancelJob", "downloadPaper"];
  const changing = operations.filter(({ id, writes }) => writes && scopeOf(id)?.endsWith(":read"));
  expect(changing.map(({ id }) => id).sort()).toEqual(filesAndJobs.sort());
});

test("the contract names the same scopes as the product", () => {
  expect(contract.components?.schemas?.ApiScope?.enum).toEqual(apiScopes);
});

for (const info of operations) {
  const scope = scopeOf(info.id);
  const others = apiScopes.filter((one) => one !== scope);

  test(`${info.id} is ${scope ? `opened by ${scope}` : "closed to every key"}`, async () => {
    const id = info.id;
    const input = await samples[id].ask(portal, "api");
    const asked = async (scopes: readonly ApiScope[]) => {
      const { secret } = await aKey(portal, "api", { scopes });
      return portal.anonymous.holding(secret).send(id, input);
    };
    expectRefusal(await asked(others), 403, "scopeMissing");
    if (scope) expect((await asked([scope])).status).toBeLessThan(300);
  });
}
