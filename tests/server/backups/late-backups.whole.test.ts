import { expect, test } from "vitest";
import { isBackupBeingMade, underBackupLock } from "#server/db/queries/backups.ts";
import { hours, minutes } from "#support/clock.ts";
import { toBoth, useToldHouse } from "#support/told-house.ts";

const { here, as, fail, later, letters, look, make, noticesOf, told } = useToldHouse();

test("a backup that no try ends is told as late, and so is its end", async () => {
  await make();
  later(hours(20));
  await look();
  later(minutes(20));
  await look();
  expect(await told()).toEqual([]); // a portal that was off makes it within ten minutes
  later(minutes(20));
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupLate"));
  const [late] = await noticesOf("mara");
  expect(late?.text).toContain("was due on");
  expect(late?.text).toContain("No try has ended, so no reason is known.");
  await fail(); // of the same streak
  await look();
  expect(await told()).toEqual(toBoth("backupLate"));
  later(minutes(31));
  await make();
  await look();
  expect(await told()).toEqual(toBoth("backupLate", "backupMade"));
});

test("a first backup that no try ends is late after an hour and a half, and on the page after one", async () => {
  const standing = async () => (await (await as("mara")).call("getHouseSettings")).data.backups;
  const begun = here.house.now().toISOString();
  await look();
  later(minutes(59));
  await look();
  expect(await standing()).toMatchObject({ is_overdue: false, last: null });
  later(minutes(2));
  await look();
  expect(await standing()).toMatchObject({ is_overdue: true, next_at: begun });
  expect(await told()).toEqual([]);
  later(minutes(31));
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupLate"));
  for (const letter of await letters()) expect(letter.text).toContain("No whole backup was made yet.");
  await make();
  await look();
  expect(await told()).toEqual(toBoth("backupLate", "backupMade"));
});

test("a first backup that a portal makes after days without power is not told", async () => {
  await look();
  later(hours(60));
  await look();
  await make();
  await look();
  expect(await told()).toEqual([]);
});

test("a missed backup that is made up is not told, and neither is one that is late no more by another plan", async () => {
  await make();
  later(hours(40));
  await look();
  await make();
  await look();
  later(hours(40));
  await look();
  later(minutes(40));
  await look();
  expect(await told()).toEqual(toBoth("backupLate"));
  here.house.backups = { ...here.plan, schedule: { kind: "time", hour: 4, minute: 0, day: 1 } };
  await look();
  await look();
  expect(await told()).toEqual(toBoth("backupLate"));
});

test("a backup that takes hours is not late while it is made, and is after a day", async () => {
  const { house } = here;
  await make();
  expect(await isBackupBeingMade(house.db)).toBe(false);
  await underBackupLock(house.pool, async () => {
    expect(await isBackupBeingMade(house.db)).toBe(true);
    later(hours(30));
    await look();
    later(minutes(31));
    await look();
    expect(await told()).toEqual([]);
    later(hours(24));
    await look();
    later(minutes(31));
    await look();
  });
  expect(await told()).toEqual(toBoth("backupLate"));
  expect((await noticesOf("mara"))[0]?.text).toContain("A try still runs after more than a day.");
});
