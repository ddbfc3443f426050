import { expect, test } from "vitest";
import { roleIds } from "#domain/roles.ts";
import { scopeOf } from "#server/access/key-scopes.ts";
import { useAppWith } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { holds } from "#support/house-rights.ts";
import { samples } from "#support/samples.ts";

const portal = useAppWith(["admin", "auditor"]);
/** A file is made to be carried away: that is asked for by GET, and changes nothing of the house. */
const writing = contractOperations
  .map(({ info }) => info)
  .filter(({ writes, method, isPublic }) => writes && method !== "get" && !isPublic);
const isTheirs = ({ id, permissions }: (typeof writing)[number]) =>
  !scopeOf(id)?.startsWith("supply:") && // for programs of providers alone
  (permissions.length === 0 || permissions.some((permission) => holds(roleIds.auditor, permission)));

test("what an auditor may write is what is their own, and what proves the log: who is audited does not decide when it is read", () => {
  expect(
    writing
      .filter(isTheirs)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([
    "addPasskey",
    "cancelJob",
    "changePassword",
    "checkConformance",
    "createCheckpoint",
    "createDemand",
    "createDocumentLink",
    "createSavedSearch",
    "createScheduledReport",
    "deleteDemand",
    "deleteSavedSearch",
    "deleteScheduledReport",
    "deleteStoneFieldSet",
    "downloadStones",
    "keepSearchStart",
    "keepStoneFieldSet",
    "logout",
    "offerPasskey",
    "readAllNotices",
    "readNotices",
    "recordSearch",
    "removePasskey",
    "renamePasskey",
    "renewRecoveryCodes",
    "revokeSession",
    "runRecentSearch",
    "runScheduledReport",
    "saveNoticeChoices",
    "saveStoneFields",
    "setDemandStatus",
    "setScheduledReportStatus",
    "signInAgain",
    "turnOffSecondFactor",
    "turnOnSecondFactor",
    "updateDemand",
    "updateProfile",
    "updateSavedSearch",
    "updateScheduledReport",
    "verifyAudit",
    "withdrawShareLink",
  ]);
});

for (const info of writing.filter((one) => !isTheirs(one))) {
  test(`an auditor who tries ${info.id} is refused, and nothing is in the log`, async () => {
    const id = info.id;
    const input = await samples[id].ask(portal, "auditor");
    const size = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size;
    const before = await size();
    expect((await portal.as("auditor").send(id, input)).status).toBe(403);
    expect(await size()).toBe(before);
  });
}
