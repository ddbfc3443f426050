import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { tokenOf, useShareLinkWorld } from "#support/share-link-world.ts";

const { portal, run, share, open } = useShareLinkWorld();

describe("a link to stones", () => {
  test("opens for anybody, in the order of the selection", async () => {
    const { rows } = await run("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id DESC LIMIT 3");
    const stock_numbers = rows.map(({ stock_no }) => stock_no as string);
    const made = await share(portal.as("admin"), { stock_numbers });
    expect(made.url).toMatch(new RegExp(`^${portal.house.publicUrl}/shared/[\\w-]{43}$`));
    const { stones, expires_at } = (await open(tokenOf(made))).data;
    expect(stones.map(({ stock_no }) => stock_no)).toEqual(stock_numbers);
    expect(expires_at).toBe(made.expires_at);
  });

  test("is kept as a hash alone, also where the request carries a key for sending it again", async () => {
    const token = tokenOf(await share(portal.as("admin").with({ "idempotency-key": "share-once-1" })));
    const { rows } = await run("SELECT encode(token_hash, 'hex') AS hash FROM share_link");
    expect(rows[0].hash).toMatch(/^[0-9a-f]{64}$/);
    const kept = await run("SELECT answer::text FROM idempotency_key UNION ALL SELECT body::text FROM audit_event");
    expect(kept.rows.filter((row) => JSON.stringify(row).includes(token))).toEqual([]);
  });
});

describe("a link ends", () => {
  test("after its time, and says so", async () => {
    const token = tokenOf(await share(portal.as("admin"), { expires_in_hours: 1 }));
    portal.clock.advance(hours(1) - 1);
    expect((await open(token)).status).toBe(200);
    portal.clock.advance(1);
    expectRefusal(await open(token), 404, "linkExpired");
    expect(messages.linkExpired).toBe("This link is no longer valid.");
  });
});
