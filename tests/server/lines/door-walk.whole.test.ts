import { afterAll, describe, expect, test } from "vitest";
import { feedStates } from "#domain/feeds.ts";
import { loadStates } from "#domain/load.ts";
import { mailingStates } from "#domain/mailings.ts";
import type { WorkflowName } from "#machines/index.ts";
import { recordedNames } from "#server/evidence/recorded.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { expireDueOffers } from "#server/workflows/expire-offers.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { handleFeed, workOnFeeds } from "#support/door-walk/feeds.ts";
import { fileAll, kycSetups } from "#support/door-walk/kyc.ts";
import { Ledger } from "#support/door-walk/ledger.ts";
import { tryAll } from "#support/door-walk/lines.ts";
import { handleAll, workOnLoads } from "#support/door-walk/loads.ts";
import { handleMailing, workOnMailings } from "#support/door-walk/mailings.ts";
import { setups, setupsByRights } from "#support/door-walk/setups.ts";
import { Stage } from "#support/door-walk/stage.ts";
import { type StepName, steps } from "#support/door-walk/steps.ts";
import { tickAll, written } from "#support/door-walk/tasks.ts";
import { switchAll, toggles } from "#support/door-walk/toggles.ts";
import { logSize, stepsAfter } from "#support/door-walk/try-act.ts";
import type { RightsOf } from "#support/door-walk/walkers.ts";

/**
 * Every machine that there is a call for, walked through the door on the real database: each state that can be reached,
 * by calls, every act of its calls, good and bad, by everybody. The machine alone says what is to happen.
 */
const portal = useApp();
const ledger = new Ledger();

/** All but a session and the fetching of rows, which are a browser's. */
const walked: WorkflowName[] = [
  "stone",
  "hold",
  "memo",
  "confirm",
  "enquiry",
  "external",
  "cart",
  "watchlist",
  "notes",
  "task",
  "load",
  "feed",
  "mailing",
  "kycDocument",
  "business",
  ...new Set(toggles.map(({ machine }) => machine)),
];

const everySetting: [string, RightsOf, typeof setups][] = [
  ["with every right, so that only the machines are in the way", "everybody", setups],
  ["with the rights that the house begins with", "the house", setupsByRights],
];
describe.each(everySetting)("%s", (_, rights, all) => {
  test.each(all.map((setup) => [setup.name, setup] as const))("%s", async (_, setup) => {
    expect(await tryAll(portal, setup, rights, ledger)).toEqual([]);
  });

  test.each(toggles.map((toggle) => [`${toggle.machine} of ${toggle.owner ?? "the house"}`, toggle] as const))(
    "a %s is switched",
    async (_, toggle) => {
      expect(await switchAll(portal, toggle, rights, ledger)).toEqual([]);
    },
  );

  test.each(kycSetups)("who a business is, when %s", async (_, steps) => {
    expect(await fileAll(portal, steps, rights, ledger)).toEqual([]);
  });

  test.each(loadStates)("a supplier's load in the state %s is handled", async (state) => {
    expect(await handleAll(portal, { state, rights }, ledger)).toEqual([]);
  });

  test.each(feedStates)("a feed in the state %s is handled", async (state) => {
    expect(await handleFeed(portal, { state, rights }, ledger)).toEqual([]);
  });

  test.each(mailingStates)("a mail rule in the state %s is handled", async (state) => {
    expect(await handleMailing(portal, { state, rights }, ledger)).toEqual([]);
  });

  test.each(written.map((task) => [task.by, task.about ?? "nobody", task] as const))(
    "a task that %s wrote about %s is done",
    async (_, __, task) => {
      expect(await tickAll(portal, task, rights, ledger)).toEqual([]);
    },
  );
});

test("a load is read, compared, written and taken back by the portal itself, which gives up where it cannot", async () => {
  expect(await workOnLoads(portal, ledger)).toEqual([
    ...["load.receive", "load.read", "load.check"],
    ...["load.read", "load.refuse"],
    ...["load.read", "load.failReading"],
    ...["load.failUnread"],
    ...["load.compareAgain", "load.read", "load.check"],
    ...["load.finish", "load.finishRollBack", "load.failCommit", "load.failRollBack"],
  ]);
});

test("a feed is followed by the portal itself: to the end of its load, to a question, and to its last failure", async () => {
  expect(await workOnFeeds(portal, ledger)).toEqual([
    ...["feed.finish", "feed.ask", "feed.answer", "feed.fail", "feed.giveUp"],
  ]);
});

test("a mail rule is followed by the portal itself: to the end of its letters, by its schedule, and to a failure", async () => {
  expect(await workOnMailings(portal, ledger)).toEqual([
    ...["mailing.send", "mailing.finish"],
    ...["mailing.sendDue", "mailing.finishDue"],
    ...["mailing.fail"],
  ]);
});

test("a hold that nobody touches when its time has passed is swept", async () => {
  const stage = await Stage.of(portal, "customer");
  await stage.begin("customer", "createHolds");
  portal.clock.advance(hours(48) - 1);
  const before = await logSize(portal);
  await expireDueHolds(portal.house);
  expect(await stepsAfter(portal, before)).toEqual([]);
  portal.clock.advance(1);
  await expireDueHolds(portal.house);
  const steps = await stepsAfter(portal, before);
  expect(steps.map(({ transition }) => transition)).toEqual(["hold.expire", "stone.free"]);
});

test.each<{ way: StepName[]; ends: string[] }>([
  { way: ["enquire", "offerHeld"], ends: ["hold.expire", "stone.free", "enquiry.expire"] },
  { way: ["enquire", "offer", "askBack"], ends: ["enquiry.expireAsked"] },
  { way: ["enquire", "bid"], ends: ["enquiry.expireBid"] },
  { way: ["enquire", "bid", "reply"], ends: ["enquiry.expireBidAnswered"] },
])(
  "an offer or a bid that nobody takes is ended when its time has passed, with its hold: $way",
  async ({ way, ends }) => {
    const stage = await Stage.of(portal, "customer");
    for (const step of way) await steps[step](stage);
    portal.clock.advance(hours(24) - 1);
    const before = await logSize(portal);
    await expireDueOffers(portal.house);
    expect(await stepsAfter(portal, before)).toEqual([]);
    portal.clock.advance(1);
    await expireDueOffers(portal.house);
    const taken = (await stepsAfter(portal, before)).map(({ transition }) => transition);
    expect(taken).toEqual(ends);
    for (const transition of taken) ledger.took(transition);
  },
);

test("every transition of a machine that has calls was taken over HTTP", () => {
  expect(walked.toSorted()).toEqual(recordedNames.toSorted()); // each machine that decides on the server
  for (const machine of walked) expect([machine, ledger.of(machine).missing]).toEqual([machine, []]);
});

afterAll(() => {
  ledger.keep("http", walked);
  process.stdout.write(`door walk: ${walked.length} machines, ${ledger.cases} cases checked\n`);
});
