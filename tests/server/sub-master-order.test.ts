import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";

const portal = useApp();
const admin = () => portal.as("admin");

/** A master of the test's own with these sub-masters. */
async function list(...codes: string[]) {
  const { data } = await admin().call("createMaster", { body: { code: "TERMS", name: "Terms" } });
  for (const code of codes) await add(data.id, { code });
  return data.id;
}
const add = async (master_id: number, body: { code: string; sequence?: number }) =>
  (await admin().call("createSubMaster", { body: { master_id, name: body.code, ...body } })).data;
const entries = async (masterId: number) => (await admin().call("listSubMasters", { query: { masterId } })).data.data;
const idsOf = async (masterId: number) => (await entries(masterId)).map(({ id }) => id);
const order = async (masterId: number) => (await entries(masterId)).map(({ code, sequence }) => `${sequence} ${code}`);

describe("the order of a list", () => {
  test("a new entry stands at the end, or where one says", async () => {
    const master_id = await list("A", "B", "C");
    expect((await add(master_id, { code: "D" })).sequence).toBe(4);
    expect((await add(master_id, { code: "E", sequence: 2 })).sequence).toBe(2);
    expect((await add(master_id, { code: "F", sequence: 1000 })).sequence).toBe(1000);
    expect(await order(master_id)).toEqual(["1 A", "2 E", "3 B", "4 C", "5 D", "1000 F"]);
  });

  test("is written whole", async () => {
    const master_id = await list("A", "B", "C");
    const seen = await idsOf(master_id);
    const answer = await admin().call("reorderSubMasters", { body: { master_id, ids: seen.toReversed(), seen } });
    expect(answer.message).toBe(messages.sequenceSaved);
    expect(await order(master_id)).toEqual(["1 C", "2 B", "3 A"]);
  });

  test("that does not name everybody is refused, so that no new entry is lost", async () => {
    const master_id = await list("A", "B", "C");
    const seen = await idsOf(master_id);
    const [a = 0, b = 0, c = 0] = seen;
    const { id: foreign } = (await admin().call("listSubMasters", { query: { code: "SHAPE" } })).data.data[0] ?? {
      id: 0,
    };
    for (const ids of [
      [b, a],
      [a, b, c, foreign],
      [a, b, foreign],
      [a, b, 999_999],
    ]) {
      expectRefusal(
        await admin().call("reorderSubMasters", { body: { master_id, ids, seen } }),
        409,
        "sequenceChanged",
      );
    }
    const twice = await admin().send("reorderSubMasters", { body: { master_id, ids: [a, a, b], seen } });
    expectRefusal(twice, 400, "malformed", ["/data/ids"]);
    expect(await order(master_id)).toEqual(["1 A", "2 B", "3 C"]);
  });

  test("of two who order one list, the second is refused and reads who was faster", async () => {
    const master_id = await list("A", "B", "C");
    const seen = await idsOf(master_id);
    const [a = 0, b = 0, c = 0] = seen;
    portal.clock.advance(minutes(1));
    await admin().call("reorderSubMasters", { body: { master_id, ids: [c, a, b], seen } });
    portal.clock.advance(minutes(1));
    const second = (seen: number[]) =>
      portal.as("admin2").call("reorderSubMasters", { body: { master_id, ids: [b, a, c], seen } });
    const refused = await second(seen);
    expectRefusal(refused, 409, "sequenceChanged");
    const meanwhile = { event: "master.reorder", by: "Ines Novak", at: "2026-11-20T09:01:00.000Z" };
    expect(refused.body.refused).toMatchObject([{ id: master_id, code: "sequenceChanged", meanwhile }]);
    expect(await order(master_id)).toEqual(["1 C", "2 A", "3 B"]);
    expect((await second([c, a, b])).message).toBe(messages.sequenceSaved);
  });

  test("a program that does not say what it saw orders the list as it stands, whole", async () => {
    const master_id = await list("A", "B");
    const ids = (await idsOf(master_id)).toReversed();
    expect((await admin().call("reorderSubMasters", { body: { master_id, ids } })).status).toBe(200);
    expect(await order(master_id)).toEqual(["1 B", "2 A"]);
  });

  test("a new entry is told of with its author; a new name is no other order", async () => {
    const master_id = await list("A", "B");
    const seen = await idsOf(master_id);
    await admin().call("updateSubMaster", { path: { id: seen[0] ?? 0 }, body: { name: "First", version: 1 } });
    const reverse = (seen: number[]) =>
      portal.as("admin2").call("reorderSubMasters", { body: { master_id, ids: seen.toReversed(), seen } });
    expect((await reverse(seen)).status).toBe(200);
    portal.clock.advance(minutes(1));
    await add(master_id, { code: "C" });
    const refused = await reverse(seen.toReversed());
    expectRefusal(refused, 409, "sequenceChanged");
    expect(refused.body.refused).toMatchObject([{ id: master_id, meanwhile: { by: "Ines Novak" } }]);
  });

  test("an entry that was moved has a new version", async () => {
    const master_id = await list("A", "B");
    const seen = await idsOf(master_id);
    await admin().call("reorderSubMasters", { body: { master_id, ids: seen.toReversed(), seen } });
    expect((await entries(master_id)).map(({ version }) => version)).toEqual([2, 2]);
  });
});
