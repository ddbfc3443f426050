import { describe, expect, test } from "vitest";
import { useChainWorld } from "#support/chain-world.ts";
import { alterBody, asOwner, cutTail, exchange } from "#support/planted-faults.ts";

const { portal, verdict, runs, readAll } = useChainWorld();

test("nobody has read the chain yet, and the page does not say that it is whole", async () => {
  expect((await verdict()).chain).toMatchObject({ state: "unchecked", checked_at: null, broken_at: null });
});

test("an administrator lets the chain be read, and everybody who may look sees what came of it", async () => {
  const chain = await readAll();
  expect(chain).toMatchObject({ state: "whole", from: 1, broken_at: null, checked_at: "2026-11-20T09:00:00.000Z" });
  expect(chain.to).toBe(chain.entries);
});

describe("with an owner's rights, and the triggers switched off", () => {
  test("one letter of an entry is found", async () => {
    await asOwner(portal, alterBody(7));
    expect(await readAll()).toMatchObject({ state: "broken", broken_at: 7 });
  });

  test("two rows exchanged are found, both", async () => {
    await asOwner(portal, exchange(4, 12));
    expect(await readAll()).toMatchObject({ state: "broken", broken_at: 4 });
    expect((await runs()).at(-1).faults).toBe(2);
  });

  test("the end cut off with what the log says of itself is found by a checkpoint alone, and the verdict says so", async () => {
    const { entries } = (await verdict()).chain;
    await portal.as("admin").call("createCheckpoint");
    await asOwner(portal, cutTail(entries - 3));
    expect(await readAll()).toMatchObject({ state: "whole" });
    // The reading itself left an entry or two: the checkpoint's is another now, or is not there.
    expect((await verdict()).checkpoint).toMatchObject({ size: expect.any(Number), agrees: false });
  });

  test("a log whose end is gone altogether has no such entry", async () => {
    const { entries } = (await verdict()).chain;
    await portal.as("admin").call("createCheckpoint");
    await asOwner(portal, cutTail(entries - 6));
    expect((await verdict()).checkpoint).toMatchObject({ agrees: false, why: "noEntry", kept: 1 });
  });
});
