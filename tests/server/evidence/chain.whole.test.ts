import { describe, expect, test } from "vitest";
import { readChain } from "#server/evidence/read-chain.ts";
import { useChainWorld } from "#support/chain-world.ts";
import { hours } from "#support/clock.ts";
import { alterBody, asOwner, insertAndRewrite, manyEntries, removeRow } from "#support/planted-faults.ts";

const { portal, verdict, runs, readAll } = useChainWorld();
const schedule = () => readChain(portal.house, { whole: false, signal: new AbortController().signal, progress });
const progress = async () => {};

describe("with an owner's rights, and the triggers switched off", () => {
  test("a row removed from the middle is found", async () => {
    await asOwner(portal, removeRow(9));
    expect(await readAll()).toMatchObject({ state: "broken", broken_at: 9 });
  });

  test("the end cut off is found where the log still says how long it was", async () => {
    const { entries } = (await verdict()).chain;
    await asOwner(portal, (owner) => owner.query("DELETE FROM audit_event WHERE seq > $1", [entries - 2]));
    expect(await readAll()).toMatchObject({ state: "broken", broken_at: entries - 1 });
  });

  test("an entry put in, with every hash after it made anew, is found by a checkpoint alone", async () => {
    await portal.as("admin").call("createCheckpoint");
    await asOwner(portal, insertAndRewrite(10, { workflow: "memo", item: "1" }));
    expect(await readAll()).toMatchObject({ state: "whole", broken_at: null });
    expect((await verdict()).checkpoint).toMatchObject({ agrees: false, why: "otherEntry" });
  });
});

describe("the schedule", () => {
  test("reads what is new, and all of it once a day", async () => {
    await readAll();
    await portal.as("admin").call("createCheckpoint");
    await schedule();
    const [whole, rest] = await runs();
    expect([whole.from_seq, rest.from_seq, rest.to_seq]).toEqual([0, whole.to_seq, whole.to_seq + 1]);
    portal.clock.advance(hours(24));
    await schedule();
    expect((await runs()).map(({ from_seq }) => from_seq === 0)).toEqual([true, false, true]);
  });

  test("finds the old rewritten behind what it has read, by the entry that came after", async () => {
    await readAll();
    await asOwner(portal, insertAndRewrite(10, { workflow: "memo" }));
    await schedule();
    expect((await verdict()).chain.state).toBe("broken");
  });

  test("does not call a chain whole again because what is new is: after a fault it reads all", async () => {
    await asOwner(portal, alterBody(7));
    await readAll();
    await portal.as("admin").call("createCheckpoint");
    await schedule();
    expect((await verdict()).chain).toMatchObject({ state: "broken", broken_at: 7 });
  });
});

describe("a reading that is interrupted", () => {
  test("goes on where it was, and finds what was behind and what lies ahead", async () => {
    const { entries } = (await verdict()).chain;
    await manyEntries(portal, 9_000);
    await asOwner(portal, alterBody(7), removeRow(entries + 8_500));
    const stopped = new AbortController();
    const interrupted = readChain(portal.house, {
      whole: true,
      signal: stopped.signal,
      progress: async () => stopped.abort(),
    });
    await expect(interrupted).rejects.toThrow("aborted");
    expect((await verdict()).chain.state).toBe("unchecked");
    const [open] = await runs();
    expect(open).toMatchObject({ ended_at: null, faults: 1, to_seq: 1_000 });

    const seen: number[] = [];
    await readChain(portal.house, {
      whole: true,
      signal: new AbortController().signal,
      progress: async (done) => void seen.push(done),
    });
    expect(seen[0]).toBe(2_000);
    expect(await runs()).toHaveLength(1);
    expect((await runs())[0]).toMatchObject({ id: open.id, faults: 2, broken_at: 7 });
    expect((await verdict()).chain).toMatchObject({ state: "broken", broken_at: 7, to: entries + 9_000 });
  });
});
