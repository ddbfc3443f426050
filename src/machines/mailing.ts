import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Guarded, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";
import { administrators, system } from "./stone-facts.ts";

export type MailingEvent =
  | { type: "SEND" | "SEND_DUE" | "UNSCHEDULE" | "STOP" | "FAIL" | "RESUME" | "ABANDON" }
  | { type: "SCHEDULE"; facts: { hasSchedule: boolean } }
  | { type: "FINISH"; facts: { isScheduled: boolean } };

const hasSchedule: Guarded = {
  condition: { type: "facts", params: { hasSchedule: true } },
  meta: { sentence: "the rule says when it is sent", status: 422, message: "mailingNeedsSchedule" },
};
const isScheduled: Guarded = {
  condition: { type: "facts", params: { isScheduled: true } },
  meta: { sentence: "the rule follows its schedule", status: 409 },
};

const { mailing: code } = codes;
const scheduling = { call: "scheduleBulkEmail", ours: true };
const abandoning = { call: "abandonBulkEmail", ours: true };
const resuming = { call: "resumeBulkEmail", ours: true };

/** A mail rule: stones that go to many clients by mail, each at their own prices (spec §7: bulk email). */
export const mailingMachine = setup({
  types: {
    events: {} as MailingEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
}).createMachine({
  id: "mailing",
  version: "1.0.0",
  initial: "draft",
  context: {},
  states: {
    draft: {
      meta: shown("mailing", code.draft),
      on: {
        SEND: { target: "sending", ...step("mailing.send", administrators, { call: "sendBulkEmail" }) },
        SCHEDULE: {
          target: "scheduled",
          ...step("mailing.schedule", administrators, { when: hasSchedule, ...scheduling }),
        },
      },
    },
    scheduled: {
      meta: shown("mailing", code.scheduled),
      on: {
        SEND_DUE: { target: "sending", ...step("mailing.sendDue", system, { ours: true }) },
        UNSCHEDULE: { target: "draft", ...step("mailing.unschedule", administrators, scheduling) },
      },
    },
    sending: {
      meta: shown("mailing", code.sending),
      on: {
        FINISH: [
          { target: "scheduled", ...step("mailing.finishDue", system, { when: isScheduled, ours: true }) },
          { target: "sent", ...step("mailing.finish", system, { ours: true }) },
        ],
        STOP: { target: "stopped", ...step("mailing.stop", administrators, { call: "stopBulkEmail", ours: true }) },
        FAIL: { target: "failed", ...step("mailing.fail", system, { ours: true }) },
      },
    },
    sent: {
      meta: shown("mailing", code.sent),
      on: {
        SEND: { target: "sending", ...step("mailing.sendAgain", administrators, { call: "sendBulkEmail" }) },
        SCHEDULE: {
          target: "scheduled",
          ...step("mailing.scheduleSent", administrators, { when: hasSchedule, ...scheduling }),
        },
      },
    },
    stopped: {
      meta: shown("mailing", code.stopped),
      on: {
        RESUME: { target: "sending", ...step("mailing.resume", administrators, resuming) },
        ABANDON: { target: "draft", ...step("mailing.abandon", administrators, abandoning) },
      },
    },
    failed: {
      meta: shown("mailing", code.failed),
      on: {
        RESUME: { target: "sending", ...step("mailing.resumeFailed", administrators, resuming) },
        ABANDON: { target: "draft", ...step("mailing.abandonFailed", administrators, abandoning) },
      },
    },
  },
});

export const mailing = defineWorkflow(mailingMachine);
