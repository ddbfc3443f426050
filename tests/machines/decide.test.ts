import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { hold } from "#machines/hold.ts";
import { type Actor, decide } from "#machines/kit/decide.ts";
import { offered, refusalOf } from "#machines/kit/offered.ts";
import { memo } from "#machines/memo.ts";
import { sampleWorkflow as sample } from "#support/sample-workflow.ts";

const admin: Actor = { party: "admin", reach: ["any"] };
const associate: Actor = { party: "associate", reach: ["ownCustomers"] };
const customer: Actor = { party: "customer", reach: ["own"] };
const absent = { state: "absent", context: { price: null } };
const issued = { state: "issued", context: { price: null } };
const sold = { state: "sold", context: { price: 10 } };
const issue = (stone: number, business = 11) => ({ type: "ISSUE", facts: { stone, business } });
const reject = (reason: string) => ({ type: "REJECT", reason });
const sell = (price: number) => ({ type: "SELL", price });

test("an allowed event gives the next state, its code, its effects and its id", () => {
  expect(decide(sample, issued, sell(12_500), associate)).toEqual({
    ok: true,
    transition: "sample.sell",
    from: "issued",
    to: "sold",
    code: 3,
    party: "associate",
    known: { price: null },
    context: { price: 12_500 },
    effects: [{ type: "tellStone", params: { event: "SELL" } }],
    isFinal: true,
  });
});

test("an event that no machine knows is malformed, and so is one that belongs to the interpreter", () => {
  for (const type of ["RELEASE", "xstate.init", "xstate.done.state.sample"]) {
    expect(decide(sample, issued, { type }, { party: "guest", reach: [] })).toMatchObject({
      status: 400,
      code: "unknownEvent",
    });
  }
});

test("a row outside the asker's scope is not found, before anything else is said about it", () => {
  const outside: Actor = { party: "customer", reach: [] };
  expect(decide(sample, sold, sell(0), outside)).toMatchObject({ status: 404, code: "outOfScope" });
});

test("a role that may never send the event is told so before the state is", () => {
  expect(decide(sample, sold, sell(5), customer)).toMatchObject({ status: 403, code: "roleForbids" });
});

test("a role with the right in a narrower scope may not act beyond it", () => {
  const colleague: Actor = { party: "associate", reach: ["own"] };
  expect(decide(sample, issued, sell(5), colleague)).toMatchObject({ status: 403, code: "roleForbids" });
});

test("a wrong state is a conflict", () => {
  expect(decide(sample, sold, sell(5), admin)).toMatchObject({ status: 409, code: "wrongState", from: "sold" });
  expect(decide(sample, issued, issue(1), admin)).toMatchObject({ status: 409, code: "wrongState" });
});

test("a guard refuses with 409 where the world does, and with 422 where the words do", () => {
  expect(decide(sample, absent, issue(8), admin)).toMatchObject({ status: 409, code: "guardRefuses" });
  expect(decide(sample, issued, sell(0), admin)).toMatchObject({ status: 422, code: "guardRefuses" });
  expect(decide(sample, issued, reject("  "), admin)).toMatchObject({ status: 422 });
});

test("a transition that only another role may take is not taken", () => {
  expect(decide(sample, absent, issue(4), customer)).toMatchObject({ status: 403, code: "roleForbids" });
  expect(decide(sample, absent, issue(4), admin)).toMatchObject({ ok: true, transition: "sample.issueOwn" });
});

test("a row in a state that the machine does not have is a defect, not a refusal", () => {
  expect(() => decide(sample, { state: "lost" }, sell(5), admin)).toThrow();
});

test("a person is offered what the role and the state leave, before any guard is asked", () => {
  expect(offered(sample, absent, customer)).toEqual(["ISSUE"]);
  expect(offered(sample, issued, admin)).toEqual(["SELL", "REJECT"]);
  expect(offered(sample, issued, associate)).toEqual(["SELL"]);
  expect(offered(sample, issued, customer)).toEqual([]);
  expect(offered(sample, sold, admin)).toEqual([]);
});

test("a greyed-out button says why", () => {
  expect(refusalOf(sample, issued, sell(5), admin)).toBeNull();
  expect(refusalOf(sample, absent, issue(8), customer)?.reason).toBe(messages.onlyAvailableStones);
  expect(refusalOf(sample, issued, sell(0), admin)?.reason).toBe(
    `${messages.transitionRefused} It is possible if the price is more than 0.`,
  );
  expect(refusalOf(sample, sold, sell(5), admin)?.reason).toBe("Already sold.");
  expect(refusalOf(sample, issued, sell(5), customer)?.reason).toBe(messages.forbidden);
});

test("a guard of several parts refuses in the words of the part that fails, and the first in order wins", () => {
  const fit = { stone: 1, business: 11, claim: null, isOwnClaim: false, liveHolds: 0, mostHolds: 20, restsUntil: null };
  const refusal = (facts: object) => {
    const event = { type: "HOLD", at: 50, facts: { ...fit, ...facts }, expiresAt: 100 };
    const row = { state: "absent", context: { expiresAt: null, extensions: 0, endedBy: null } };
    const refused = refusalOf(hold, row, event, customer);
    return refused && [refused.status, refused.reason];
  };
  expect(refusal({})).toBeNull();
  expect(refusal({ business: 10 })).toEqual([422, messages.kycPending]);
  expect(refusal({ stone: 4 })).toEqual([409, messages.onlyAvailableStones]);
  expect(refusal({ liveHolds: 20 })).toEqual([422, messages.tooManyHolds]);
  expect(refusal({ restsUntil: 51 })).toEqual([409, messages.holdTooSoon]);
  expect(refusal({ restsUntil: 50 })).toBeNull();
  expect(refusal({ stone: 4, liveHolds: 20 })).toEqual([409, messages.onlyAvailableStones]);
  expect(refusal({ business: 10, stone: 4, liveHolds: 20 })).toEqual([422, messages.kycPending]);
});

test("where several arrows are open, the first that was tried says what fails in it", () => {
  const issueOf = (facts: object) => {
    const row = { state: "absent", context: { reversibleUntil: null, price: null } };
    const event = { type: "ISSUE", facts, price: null };
    return refusalOf(memo, row, event, admin);
  };
  const foreignHold = { stone: 4, business: 11, claim: "hold", isOwnClaim: false };
  expect(issueOf(foreignHold)).toMatchObject({ status: 409, message: "onlyAvailableStones" });
  expect(issueOf({ ...foreignHold, business: 10 })).toMatchObject({ status: 422, message: "kycPending" });
  expect(issueOf({ ...foreignHold, isOwnClaim: true })).toBeNull();
});
