import { expect, test } from "vitest";
import { business } from "#machines/business.ts";
import { type Actor, type Decision, decide } from "#machines/kit/decide.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import type { Row } from "#machines/kit/workflow.ts";
import { type KycDocumentEvent, kycDocument } from "#machines/kyc-document.ts";

const admin: Actor = { party: "admin", reach: ["any"] };
const customer: Actor = { party: "customer", reach: ["own"] };
const system: Actor = { party: "system", reach: ["any"] };

const taken = (decision: Decision) => {
  if (!decision.ok) throw new Error(`${decision.event} is refused in ${decision.from}`);
  return decision;
};
const rowAfter = (decision: Decision): Row => ({ state: taken(decision).to, context: taken(decision).context });

const ask = (row: Row, event: KycDocumentEvent, actor: Actor) => decide(kycDocument, row, event, actor);

const absent: Row = { state: "absent", context: { fileHash: null, remark: null } };
const pending = rowAfter(ask(absent, { type: "SUBMIT", fileHash: "first" }, customer));

test("a document is not approved after another file was sent", () => {
  const replaced = rowAfter(ask(pending, { type: "RESUBMIT", fileHash: "second" }, customer));
  const outdated = { type: "APPROVE", fileHash: "first" };
  expect(refusalOf(kycDocument, replaced, outdated, admin)).toMatchObject({ status: 409, message: "fileReplaced" });
  expect(ask(replaced, { type: "APPROVE", fileHash: "second" }, admin)).toMatchObject({ code: 2 });
});

test("a client sends a document and does not approve it", () => {
  expect(ask(pending, { type: "APPROVE", fileHash: "first" }, customer)).toMatchObject({ status: 403 });
});

test("a rejection says why, and what is sent again waits without it", () => {
  expect(ask(pending, { type: "REJECT", remark: " " }, admin)).toMatchObject({ status: 422 });
  const rejected = rowAfter(ask(pending, { type: "REJECT", remark: "not readable" }, admin));
  expect(rejected.context).toMatchObject({ remark: "not readable" });
  const again = rowAfter(ask(rejected, { type: "RESUBMIT", fileHash: "second" }, customer));
  expect(again).toEqual({ state: "pending", context: { fileHash: "second", remark: null } });
});

/** Whatever the house and a business without documents do, one after the other: the business and its two documents. */
function everyHistory(first: "notRegistered" | "registered") {
  const seen = new Map<string, { business: string; documents: string[] }>();
  const tryAll = (firm: string, documents: [Row, Row]) => {
    const key = JSON.stringify([firm, documents]);
    if (seen.has(key)) return;
    seen.set(key, { business: firm, documents: documents.map(({ state }) => state) });
    const facts = { bothApproved: documents.every(({ state }) => state === "approved"), liveClaims: 0 };
    for (const event of ["REGISTER", "UNREGISTER"].map((type) => ({ type, facts }))) {
      const decision = decide(business, { state: firm }, event, admin);
      if (decision.ok) tryAll(decision.to, documents);
    }
    for (const at of [0, 1] as const) {
      for (const type of kycDocument.events) {
        const event = { type, fileHash: "file", remark: "why" };
        const decision = decide(kycDocument, documents[at], event, admin);
        if (!decision.ok) continue;
        const told = decision.effects.map(({ params }) => params as { event: string });
        const next = told.reduce(
          (state, { event }) => taken(decide(business, { state }, { type: event }, system)).to,
          firm,
        );
        tryAll(next, documents.with(at, rowAfter(decision)) as [Row, Row]);
      }
    }
  };
  tryAll(first, [absent, absent]);
  return [...seen.values()];
}

test("a business always has an arrow for what its documents tell it", () => {
  const histories = everyHistory("notRegistered");
  expect(histories.length).toBeGreaterThan(10);
  for (const { business: firm, documents } of histories) {
    if (firm === "registered") expect(documents).toEqual(["approved", "approved"]);
    if (documents.includes("pending")) expect(firm).toBe("kycPending");
  }
});

test("who was registered before the house asked for documents has one too, and is registered until the house takes it back", () => {
  const histories = everyHistory("registered");
  const registered = histories.filter(({ business: firm }) => firm === "registered");
  expect(new Set(registered.flatMap(({ documents }) => documents))).toEqual(
    new Set(["absent", "pending", "approved", "rejected"]),
  );
  const sent = { type: "KYC_SUBMITTED" };
  expect(taken(decide(business, { state: "registered" }, sent, system)).code).toBe(11);
});
