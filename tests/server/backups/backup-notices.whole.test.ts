import { describe, expect, test } from "vitest";
import type { House } from "#server/house/house.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { hours, minutes } from "#support/clock.ts";
import { smtpPeer } from "#support/smtp-peer.ts";
import { addressOf, toBoth, useToldHouse } from "#support/told-house.ts";

const { here, accountOf, as, fail, gone, kindsOf, later, letters, look, make, noticesOf, told } = useToldHouse();

test("a failure is told once to each administrator: what failed, when, why, and when the next try is", async () => {
  await fail();
  await look();
  const [notice, ...others] = await noticesOf("mara");
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    kind: "backupFailed",
    topic: "house",
    title: "A planned backup has failed",
    text: `The planned backup of the house to the folder ${here.backups} failed on 20/11/2026 09:00 AM (UTC). The next try is on 20/11/2026 09:30 AM (UTC), or up to ten minutes later. The reason: ${gone()}`,
    path: "/settings/system-settings/house",
  });
  const [letter] = await letters();
  expect(letter).toMatchObject({ subject: "A planned backup has failed", to_address: addressOf("mara") });
  for (const said of [
    notice?.text,
    "No whole backup was made yet.",
    "http://portal.test/settings/system-settings/house",
  ])
    expect(letter?.text).toContain(said);
  for (let tries = 0; tries < 3; tries++) {
    later(minutes(31));
    await fail();
    await look();
  }
  expect(await told()).toEqual(toBoth("backupFailed"));
  expect(await kindsOf("jonas")).toEqual(["backupFailed"]);
});

test("a backup after a failure is told once, and the next streak is told anew", async () => {
  await fail();
  later(minutes(31));
  await fail();
  await look();
  later(minutes(31));
  await make();
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupFailed", "backupMade"));
  const [made, failed] = await noticesOf("mara");
  expect(failed?.text).toContain("failed 2 times, the latest on");
  expect(made).toMatchObject({ title: "A planned backup was made again", path: "/settings/system-settings/house" });
  const letter = (await letters()).at(-1)?.text;
  expect(letter).toMatch(
    /^The planned backup of the house was made on .+: \d+ MB with \d+ files?\. The next one is due on/m,
  );
  expect(letter).toContain(`Before it, the backup had failed 2 times, the latest on`);
  expect(letter).toContain(`The reason: ${gone()}`);
  later(hours(24));
  await make();
  await look();
  later(hours(24));
  await fail();
  await look();
  expect(await told()).toEqual(toBoth("backupFailed", "backupMade", "backupFailed"));
});

test("a house whose backups succeed, or that plans none, tells nothing", async () => {
  await look();
  await make();
  await look();
  later(hours(24));
  await make();
  await look();
  later(hours(24));
  await fail();
  here.house.backups = null;
  await look();
  expect(await told()).toEqual([]);
});

test("a failure that nobody was told before a kill is told with the backup that came after it", async () => {
  await fail();
  later(minutes(31));
  await make();
  later(hours(24));
  await make();
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupMade"));
  expect((await letters())[0]?.text).toContain(`The reason: ${gone()}`);
});

test("a failure that was kept before there was anybody who tells it is told after the upgrade", async () => {
  await fail();
  await here.house.pool.query("UPDATE setting SET value = value - 'news' WHERE key = 'backup'");
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupFailed"));
});

test("a failure of the moment of a look is told once, at that look or at the next one", async () => {
  await fail();
  later(minutes(31));
  await Promise.all([fail(), look(), look()]);
  await look();
  expect(await told()).toEqual(toBoth("backupFailed"));
});

test("a new streak is told even if nobody was told that the earlier one had ended", async () => {
  await fail();
  await look();
  later(minutes(31));
  await make();
  later(hours(24));
  await fail();
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupFailed", "backupFailed"));
});

test("a kill in the middle of the telling tells nobody, and the next look tells everybody once", async () => {
  await fail();
  let written = 0;
  const jobs: House["jobs"] = Object.assign(Object.create(here.jobs), {
    enqueue: (...args: Parameters<House["jobs"]["enqueue"]>) =>
      ++written < 2 ? here.jobs.enqueue(...args) : Promise.reject(new Error("killed")),
  });
  await expect(look({ ...here.house, jobs })).rejects.toThrow("killed");
  expect(written).toBe(2);
  expect([await told(), await noticesOf("mara")]).toEqual([[], []]);
  await look();
  expect(await told()).toEqual(toBoth("backupFailed"));
});

test("several portals on one database tell a failure and its end once", async () => {
  await fail();
  await Promise.all([look(), look(), look()]);
  later(minutes(31));
  await make();
  await Promise.all([look(), look(), look()]);
  expect(await told()).toEqual(toBoth("backupFailed", "backupMade"));
  expect(await kindsOf("jonas")).toEqual(["backupFailed", "backupMade"]);
});

test("a failure while the mail server is away stands in the portal at once, and its letter leaves later, once", async () => {
  const peer = await smtpPeer();
  await peer.away();
  here.house.mailer = smtpMailer(peer.url);
  await fail();
  await look();
  await here.jobs.tryOnce(here.house);
  expect(await kindsOf("mara")).toEqual(["backupFailed"]);
  later(minutes(31));
  await fail();
  await look();
  await peer.back();
  await here.jobs.tryOnce(here.house);
  await here.jobs.tryOnce(here.house);
  expect(peer.received.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual(
    expect.arrayContaining([addressOf("mara"), addressOf("jonas")].map((to) => ["A planned backup has failed", to])),
  );
  expect(peer.received).toHaveLength(2);
});

test("each administrator is told in the way that they chose for the topic", async () => {
  const choose = async (name: "mara" | "jonas", way: "portal" | "none") =>
    (await as(name)).call("saveNoticeChoices", { body: { choices: [{ topic: "house", way }] } });
  expect((await (await as("mara")).call("getNoticeChoices")).data.choices).toContainEqual({
    topic: "house",
    way: "mail",
  });
  await choose("mara", "portal");
  await choose("jonas", "none");
  await fail();
  await look();
  expect([await kindsOf("mara"), await kindsOf("jonas"), await told()]).toEqual([["backupFailed"], [], []]);
});

test("an administrator who may not open the page is neither told nor asked", async () => {
  const { db } = here.house;
  const { id } = await accountOf("jonas");
  const page = db.selectFrom("permission").select("id").where("path", "=", "/settings/system-settings/house");
  const right = db.updateTable("user_permission").where("account_id", "=", id).where("permission_id", "=", page);
  await right.set({ read_access: false, write_access: false }).execute();
  await fail();
  await look();
  expect(await told()).toEqual([`backupFailed ${addressOf("mara")}`]);
  const asked = (await (await as("jonas")).call("getNoticeChoices")).data.choices.map(({ topic }) => topic);
  expect(asked).not.toContain("house");
  await right.set({ read_access: true, write_access: true }).execute();
});

describe("in a new house", () => {
  const other = useToldHouse({ isNew: true });

  test("a failure waits for the first administrator, and one that is over before is forgotten", async () => {
    await other.fail();
    other.later(minutes(31));
    await other.make();
    await other.look();
    other.later(hours(24));
    await other.fail();
    await other.look();
    expect(await other.told()).toEqual([]);
    await other.addAdministrators();
    await other.look();
    await other.look();
    expect(await other.told()).toEqual(toBoth("backupFailed"));
  });
});
