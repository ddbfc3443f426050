import { describe, expect, test } from "vitest";
import { softBouncesDays, softBouncesMost } from "#domain/bounces.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { useBounceWorld } from "#support/bounce-world.ts";
import { hours } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { aMailing, sentNow } from "#support/mailings.ts";
import { send } from "#support/sending.ts";

const { portal, tell, tellSoft, stopped, mailOf, opened } = useBounceWorld();

describe("a letter that came back", () => {
  test("leaves nothing of what was said of a person who is forgotten", async () => {
    await opened();
    await sentNow(portal, await aMailing(portal));
    const [letter] = await lettersTo(portal, "customer");
    await tell(letter?.key ?? "", { said: `550 5.1.1 <${letter?.to_address}> no such user` });
    await erasePerson(portal.house, letter?.account_id ?? 0);
    const { rows } = await portal.pool.query(
      "SELECT came_back, came_back_said FROM mailing_send WHERE account_id = $1",
      [letter?.account_id],
    );
    expect(rows).toEqual([{ came_back: "hard", came_back_said: "" }]);
    expect(await stopped()).toEqual([]);
  });

  test("does not stop an address whose server refused the house, and the outbox says so", async () => {
    await opened();
    const { id, key } = await send(portal);
    await tell(key, { status: "5.7.1", said: "550 5.7.1 your network is on a blocklist" });
    expect(await stopped()).toEqual([]);
    expect((await mailOf(id)).came_back).toMatchObject({ kind: "refused" });
  });
});

describe("a letter that could not be delivered for now", () => {
  test(`stops its address when it is the ${softBouncesMost}th within ${softBouncesDays} days`, async () => {
    await opened();
    for (let letters = 1; letters <= softBouncesMost; letters++) {
      expect(await stopped()).toEqual([]);
      const { key } = await send(portal);
      for (const _ of "twice") await tellSoft(key); // told often, it counts once
    }
    expect(await stopped()).toMatchObject([{ address: "buyer@harbour.test", reason: "bounce" }]);
  });

  test("counts no more after its days, nor once an administrator allowed the address again", async () => {
    await opened();
    const softly = async (letters: number) => {
      for (; letters > 0; letters--) await tellSoft((await send(portal)).key);
    };
    await softly(softBouncesMost - 1);
    portal.clock.advance(hours(softBouncesDays * 24 + 1));
    await softly(softBouncesMost - 1);
    expect(await stopped()).toEqual([]);
    await softly(1);
    const [stop] = await stopped();
    await portal.as("admin").call("liftStoppedAddress", { path: { id: stop?.id ?? 0 } });
    await softly(softBouncesMost - 1);
    expect(await stopped()).toEqual([]);
  });
});
