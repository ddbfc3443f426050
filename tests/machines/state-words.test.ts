import { describe, expect, test } from "vitest";
import { workflows } from "#machines/index.ts";
import { decide } from "#machines/kit/decide.ts";
import { refusalOf, sentenceOf } from "#machines/kit/offered.ts";
import type { Workflow } from "#machines/kit/workflow.ts";

const admin = { party: "admin", reach: ["any"] } as const;
const locked = (name: keyof typeof workflows, state: string, type: string) =>
  refusalOf(workflows[name] as Workflow, { state }, { type }, admin)?.reason;

describe("an act that comes after the decision says what was decided", () => {
  test.each([
    ["confirm", "approved.awaitingMemo", "APPROVE", "Already approved."],
    ["confirm", "approved.awaitingMemo", "REJECT", "Already approved."],
    ["confirm", "rejected", "APPROVE", "Already rejected."],
    ["confirm", "cancelled", "UPDATE", "Already cancelled."],
    ["memo", "sold", "RECEIVE", "Already sold."],
    ["memo", "received", "SELL", "Already received."],
    ["hold", "released", "EXTEND", "Already released."],
    ["enquiry", "closed", "CLOSE", "Already closed."],
    ["external", "approved", "REJECT", "Already approved."],
    ["task", "done", "DONE", "Already done."],
    ["kycDocument", "approved", "REJECT", "Already approved."],
    ["stone", "sold", "DELIST", "Already sold out."],
    ["provider", "inactive", "DEACTIVATE", "Already inactive."],
    ["provider", "active", "ACTIVATE", "Already active."],
    ["mailing", "sending", "SEND", "Already being sent."],
    ["load", "committed", "COMMIT", "Already committed."],
  ] as const)("%s in %s: %s", (name, state, event, words) => expect(locked(name, state, event)).toBe(words));
});

describe("an act that comes before its time says what is still missing", () => {
  test.each([
    ["memo", "issued", "REVERSE", "Not received or sold yet."],
    ["task", "pending", "REOPEN", "Not done yet."],
    ["kycDocument", "pending", "REVOKE", "Not approved yet."],
    ["load", "waiting", "ROLL_BACK", "Not committed yet."],
  ] as const)("%s in %s: %s", (name, state, event, words) => expect(locked(name, state, event)).toBe(words));
});

describe("where neither is true, the present state and the needed ones are named", () => {
  test.each([
    ["feed", "running", "PAUSE", "Running", "On, or Tries again"],
    ["load", "cancelled", "COMMIT", "Cancelled", "Waiting for a decision"],
    ["mailing", "scheduled", "RESUME", "Scheduled", "Stopped, or Failed"],
  ] as const)("%s in %s: %s", (name, state, event, now, needed) =>
    expect(locked(name, state, event)).toBe(
      `This cannot be done in the current state. Now: ${now}. Needed: ${needed}.`,
    ),
  );
  test("of an enquiry whose offers are open too, its own state alone", () => {
    const decision = decide(
      workflows.enquiry,
      { state: "open" },
      { type: "DECLINE" },
      { party: "customer", reach: ["own"] },
    );
    expect(decision.ok || sentenceOf(workflows.enquiry, decision)).toBe(
      "This cannot be done in the current state. Now: Open.",
    );
  });
});
