import { expect, test } from "vitest";
import { kycStandingOf } from "#domain/kyc.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { messages } from "#domain/messages.ts";
import { documentSteps, lastChange } from "#features/kyc/document-steps.ts";
import { businessRefusal, documentRefusal } from "#features/kyc/refusals.ts";
import { aDocument, aKycCase, aKycStep, approved, rejected } from "#support/a-kyc-case.ts";

const cases = [
  ["nothing is given yet", null, "details"],
  ["no document is there", aKycCase({ owner: null, business: null }, { status: 9 }), "documents"],
  ["one document is there", aKycCase({ business: null }), "otherDocument"],
  ["one is approved, the other is missing", aKycCase({ owner: approved, business: null }), "otherDocument"],
  ["both wait", aKycCase(), "waiting"],
  ["one is approved, the other waits", aKycCase({ owner: approved }), "waiting"],
  ["one was rejected, the other is missing", aKycCase({ owner: rejected, business: null }), "rejected"],
  ["one was rejected, the other waits", aKycCase({ business: rejected }), "rejected"],
  ["both are approved", aKycCase({ owner: approved, business: approved }), "approved"],
  ["it is registered", aKycCase({ owner: approved, business: approved }, { status: 11 }), "registered"],
  ["an approval was taken back", aKycCase({ owner: approved, business: rejected }, { status: 10 }), "rejected"],
  ["it is switched off", aKycCase({}, { status: 11, is_active: false }), "off"],
] as const;

for (const [what, kyc, standing] of cases) {
  test(`how a business stands: ${what}`, () => {
    expect(kycStandingOf(kyc)).toBe(standing);
  });
}

const admin = { role_id: 1, mayWrite: true };
const approve = { type: "APPROVE", fileHash: aDocument("owner").file.sha256 } as const;
const deciding = [
  ["an administrator approves what waits", admin, {}, null],
  ["an associate does not", { role_id: 5, mayWrite: true }, {}, messages.forbidden],
  ["nor does quality control", { role_id: 3, mayWrite: true }, {}, messages.forbidden],
  ["nor an auditor", { role_id: 8, mayWrite: false }, {}, messages.forbidden],
  ["nor a client", { role_id: 2, mayWrite: true }, {}, messages.forbidden],
  ["nor an administrator without the right", { role_id: 1, mayWrite: false }, {}, messages.forbidden],
  ["what is approved is not approved again", admin, approved, "Already approved."],
  ["what was rejected waits for its sender", admin, rejected, "Already rejected."],
] as const;

for (const [what, viewer, kycDocument, reason] of deciding) {
  test(`who approves: ${what}`, () => {
    const told = documentRefusal(aDocument("owner", kycDocument), approve, viewer);
    if (reason === null) expect(told).toBeNull();
    else expect(told).toContain(reason);
  });
}

test("a rejection needs a remark", () => {
  expect(documentRefusal(aDocument("owner"), { type: "REJECT", remark: " " }, admin)).toBe(messages.remarkNeeded);
  expect(documentRefusal(aDocument("owner"), { type: "REJECT", remark: "Blurred." }, admin)).toBeNull();
});

test("a business is registered when both documents are approved, and not before", () => {
  expect(businessRefusal(aKycCase({ owner: approved }), "REGISTER", admin)).toBe(messages.documentsNotApproved);
  expect(businessRefusal(aKycCase({ owner: approved, business: approved }), "REGISTER", admin)).toBeNull();
  expect(businessRefusal(aKycCase({ owner: approved, business: approved }), "REGISTER", { ...admin, role_id: 5 })).toBe(
    messages.forbidden,
  );
});

test("a history runs from the oldest step to the one that waits", () => {
  const kyc = aKycCase(
    { business: { version: 3 } },
    {
      history: [
        aKycStep("business", "resubmit", { at: "2026-11-20T12:00:00.000Z" }),
        aKycStep("business", "reject", { at: "2026-11-20T11:00:00.000Z", remark: "Blurred.", by: null }),
        aKycStep("owner", "submit"),
        aKycStep("business", "submit"),
      ],
    },
  );
  expect(documentSteps(kyc, "business").map(({ title, who, now }) => [title, who, now])).toEqual([
    ["Submitted", "Mara Lind", false],
    ["Rejected: “Blurred.”", "Our office", false],
    ["Resubmitted, pending", "Mara Lind", true],
  ]);
  const now = new Date("2026-11-20T13:00:00.000Z");
  const last = lastChange(kyc, "business");
  expect(last && tooLateSentence(last, now)).toMatch(
    /^Mara Lind sent another file at \d\d:00\. Nothing of yours was written\.$/,
  );
  expect(lastChange(aKycCase({}, { history: [] }), "owner")).toBeNull();
});

test("an act of one's own whose answer was lost is said as one's own, and as written", () => {
  const kyc = aKycCase({}, { history: [aKycStep("owner", "approve", { is_own: true })] });
  const last = lastChange(kyc, "owner");
  expect(last && tooLateSentence(last, new Date("2026-11-20T13:00:00.000Z"))).toMatch(
    /^You approved this at \d\d:12\.$/,
  );
});
