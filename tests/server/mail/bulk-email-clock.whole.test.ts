import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { aMailing, aMinuteOfMailings } from "#support/mailings.ts";

const portal = useApp({ timeZone: "Europe/Brussels" });

/** The time at which the rule was sent, as the house keeps it: nobody's session lasts that long. */
const runsOf = async (id: number) =>
  (await portal.db.selectFrom("mailing_run").select("asked_at").where("mailing_id", "=", id).execute()).map(
    ({ asked_at }) => asked_at.toISOString(),
  );
const stateOf = (id: number) =>
  portal.db.selectFrom("mailing").select(["state", "due_from"]).where("id", "=", id).executeTakeFirstOrThrow();

const upTo = (moment: string) => portal.clock.advance(Date.parse(moment) - portal.clock.now().getTime());

/** A rule that is sent each night at this minute of the house's clock. */
async function nightly(schedule: string): Promise<number> {
  const id = await aMailing(portal, "draft", { schedule });
  await portal.as("admin").call("scheduleBulkEmail", { path: { id }, body: { is_active: true } });
  return id;
}

/** Lets the clock of mail rules look every half an hour up to a moment. */
async function lookUntil(moment: string): Promise<void> {
  while (portal.clock.now().getTime() < Date.parse(moment)) await aMinuteOfMailings(portal, minutes(30));
}

describe("a mail rule with a time of the night", () => {
  test.each([
    [
      "in the night whose hour is left out",
      "2027-03-27T20:00:00Z",
      "2027-03-28T08:00:00Z",
      ["2027-03-28T01:30:00.000Z"],
    ],
    [
      "in the night whose hour comes twice",
      "2027-10-30T20:00:00Z",
      "2027-10-31T08:00:00Z",
      ["2027-10-31T00:30:00.000Z"],
    ],
    ["in any other night", "2027-06-01T20:00:00Z", "2027-06-02T08:00:00Z", ["2027-06-02T00:30:00.000Z"]],
  ])("is sent once %s", async (_, from, until, moments) => {
    upTo(from);
    const id = await nightly("30 2 * * *");
    await lookUntil(until);
    expect(await runsOf(id)).toEqual(moments);
    expect((await stateOf(id)).state).toBe("scheduled");
  });

  test("makes up for a week in which the portal was down by one run", async () => {
    const id = await nightly("30 2 * * *");
    portal.clock.advance(hours(7 * 24));
    await aMinuteOfMailings(portal);
    await aMinuteOfMailings(portal);
    await aMinuteOfMailings(portal);
    expect(await runsOf(id)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "scheduled", due_from: new Date("2026-11-27T09:01:00Z") });
  });
});
