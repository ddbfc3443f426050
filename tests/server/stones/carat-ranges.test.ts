import { beforeEach, describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { giveScreen } from "#support/rights.ts";

const portal = useApp();
const admin = () => portal.as("admin");
beforeEach(() => giveScreen(portal, "inventory/carat-ranges", [1]));

const ranges = async (who = admin()) => (await who.call("listCaratRanges")).data.data;
async function range(from: number) {
  const found = (await ranges()).find(({ from_carat }) => from_carat === from);
  if (!found) throw new Error(`no range begins at ${from}`);
  return found;
}

const order = async () => (await ranges()).map(({ id }) => id);

describe("carat ranges", () => {
  test("a house begins with the fifteen that the trade cuts its lists by, and their finer ones", async () => {
    const all = await ranges();
    expect(all.map(({ from_carat, to_carat }) => [from_carat, to_carat]).slice(6, 9)).toEqual([
      [0.9, 0.99],
      [1, 1.49],
      [1.5, 1.99],
    ]);
    expect(all).toHaveLength(15);
    expect((await range(1)).sub_ranges.map(({ from_carat, to_carat }) => [from_carat, to_carat])).toEqual([
      [1, 1.09],
      [1.1, 1.19],
      [1.2, 1.49],
    ]);
  });

  test("a new one comes last, is changed, and goes with what lies in it", async () => {
    const added = await admin().call("createCaratRange", { body: { from_carat: 0.01, to_carat: 0.17 } });
    expect([added.status, added.message]).toEqual([201, messages.caratRangeAdded]);
    expect(added.data).toMatchObject({
      from_carat: 0.01,
      to_carat: 0.17,
      sequence: 16,
      is_active: true,
      sub_ranges: [],
    });
    const { id } = added.data;
    const changed = await admin().call("updateCaratRange", { path: { id }, body: { from_carat: 0.05, version: 1 } });
    expect(changed.data).toMatchObject({ from_carat: 0.05, to_carat: 0.17, version: 2 });
    const body = { carat_range_id: id, from_carat: 0.1, to_carat: 0.14 };
    await admin().call("createSubCaratRange", { body });
    expect((await admin().call("deleteCaratRange", { path: { id } })).message).toBe(messages.caratRangeDeleted);
    expect(await ranges()).toHaveLength(15);
  });

  test("one that shares a weight with another is refused, wherever it is written", async () => {
    const refused = await admin().call("createCaratRange", { body: { from_carat: 1.49, to_carat: 1.5 } });
    expectRefusal(refused, 409, "rangeTaken", ["/data/from_carat"]);
    const { id, version } = await range(1);
    const widened = await admin().call("updateCaratRange", { path: { id }, body: { to_carat: 1.5, version } });
    expectRefusal(widened, 409, "rangeTaken", ["/data/from_carat"]);
  });

  test.each([
    ["a range upside down", { from_carat: 0.05, to_carat: 0.04 }, 422, "rangeUpsideDown", "/data/to_carat"],
    ["three decimals", { from_carat: 0.015, to_carat: 0.1 }, 400, "malformed", "/data/from_carat"],
    ["a weight that no stone has", { from_carat: 0.01, to_carat: 651 }, 400, "malformed", "/data/to_carat"],
    ["a weight of nothing", { from_carat: 0, to_carat: 0.1 }, 400, "malformed", "/data/from_carat"],
  ] as const)("%s is refused at its field", async (_, body, status, code, field) => {
    expectRefusal(await admin().call("createCaratRange", { body }), status, code, [field]);
  });

  test("what is switched off is no longer offered, and on again it is; twice is refused", async () => {
    const { id } = await range(1);
    const turn = (is_active: boolean) => admin().call("setCaratRangeStatus", { path: { id }, body: { is_active } });
    expect((await turn(false)).data.is_active).toBe(false);
    expect(await ranges(portal.as("customer"))).toHaveLength(14);
    expect(await ranges()).toHaveLength(15);
    expectRefusal(await turn(false), 409, "transitionRefused");
    await turn(true);
    expect(await ranges(portal.as("customer"))).toHaveLength(15);
  });

  test("one that was switched off cannot come back over another that took its place", async () => {
    const { id } = await range(1);
    await admin().call("setCaratRangeStatus", { path: { id }, body: { is_active: false } });
    await admin().call("createCaratRange", { body: { from_carat: 1, to_carat: 1.2 } });
    const back = await admin().call("setCaratRangeStatus", { path: { id }, body: { is_active: true } });
    expectRefusal(back, 409, "rangeTaken");
  });

  test("moved to another place, the others make room without a gap", async () => {
    const { id } = await range(1);
    const move = async (sequence: number) => ({ path: { id }, body: { sequence, seen: await order() } });
    const moved = await admin().call("moveCaratRange", await move(2));
    expect(moved.data.sequence).toBe(2);
    const all = await ranges();
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, at) => at + 1));
    expect(all.slice(0, 3).map(({ from_carat }) => from_carat)).toEqual([0.18, 1, 0.23]);
    const far = await admin().call("moveCaratRange", await move(9999));
    expect(far.data.sequence).toBe(15);
  });

  test("of two who move ranges in one list, the second is refused and reads who was faster", async () => {
    const seen = await order();
    const [first = 0, , third = 0] = seen;
    portal.clock.advance(minutes(1));
    await admin().call("moveCaratRange", { path: { id: third }, body: { sequence: 1, seen } });
    portal.clock.advance(minutes(1));
    const stored = await order();
    const late = { path: { id: first }, body: { sequence: 3, seen } };
    const refused = await portal.as("admin2").call("moveCaratRange", late);
    expectRefusal(refused, 409, "sequenceChanged");
    const meanwhile = { event: "carat_range.move", by: "Ines Novak", at: "2026-11-20T09:01:00.000Z" };
    expect(refused.body.refused).toMatchObject([{ id: first, code: "sequenceChanged", meanwhile }]);
    expect(await order()).toEqual(stored);
    const again = { path: { id: first }, body: { sequence: 3, seen: stored } };
    expect((await portal.as("admin2").call("moveCaratRange", again)).data.sequence).toBe(3);
  });

  test("a program that does not say what it saw moves a range in the list as it stands", async () => {
    const { id } = await range(1);
    expect((await admin().call("moveCaratRange", { path: { id }, body: { sequence: 1 } })).data.sequence).toBe(1);
    expect((await order())[0]).toBe(id);
  });

  test("a range that was added or deleted meanwhile is another list; a changed limit is not", async () => {
    const { id, version } = await range(1);
    const seen = await order();
    await admin().call("updateCaratRange", { path: { id }, body: { to_carat: 1.49, version } });
    const move = (seen: number[]) =>
      portal.as("admin2").call("moveCaratRange", { path: { id }, body: { sequence: 1, seen } });
    expect((await move(seen)).data.sequence).toBe(1);
    const before = await order();
    const { data: added } = await admin().call("createCaratRange", { body: { from_carat: 0.01, to_carat: 0.17 } });
    const refused = await move(before);
    expectRefusal(refused, 409, "sequenceChanged");
    expect(refused.body.refused).toMatchObject([{ meanwhile: { event: "carat_range.insert", by: "Ines Novak" } }]);
    await admin().call("deleteCaratRange", { path: { id: added.id } });
    expectRefusal(await move([...before, added.id]), 409, "sequenceChanged");
    expect((await move(before)).status).toBe(200);
  });

  test("of two who edit one, the second reads what the first has written", async () => {
    const { id } = await range(10);
    await admin().call("updateCaratRange", { path: { id }, body: { to_carat: 600, version: 1 } });
    const refused = await portal
      .as("admin2")
      .call("updateCaratRange", { path: { id }, body: { to_carat: 500, version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ id, from_carat: 10, to_carat: 600, version: 2 });
  });
});

describe("sub-carat ranges", () => {
  test("one is added where there is room, changed and deleted", async () => {
    const { id: carat_range_id } = await range(3);
    const added = await admin().call("createSubCaratRange", {
      body: { carat_range_id, from_carat: 3, to_carat: 3.49 },
    });
    expect(added.data).toEqual({ id: expect.any(Number), carat_range_id, from_carat: 3, to_carat: 3.49, version: 1 });
    const { id } = added.data;
    const changed = await admin().call("updateSubCaratRange", { path: { id }, body: { to_carat: 3.99, version: 1 } });
    expect(changed.data).toMatchObject({ to_carat: 3.99, version: 2 });
    const stale = await admin().call("updateSubCaratRange", { path: { id }, body: { to_carat: 3.5, version: 1 } });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toEqual(changed.data);
    await admin().call("deleteSubCaratRange", { path: { id } });
    expect((await range(3)).sub_ranges).toEqual([]);
  });

  test("it lies inside its range, apart from the others, and the right way round", async () => {
    const { id: carat_range_id } = await range(1);
    const add = (from_carat: number, to_carat: number) =>
      admin().call("createSubCaratRange", { body: { carat_range_id, from_carat, to_carat } });
    expectRefusal(await add(1.4, 1.5), 422, "subRangeOutside");
    expectRefusal(await add(1.09, 1.1), 409, "rangeTaken", ["/data/from_carat"]);
    expectRefusal(await add(1.2, 1.1), 422, "rangeUpsideDown", ["/data/to_carat"]);
  });

  test("a range cannot shrink and leave a finer one outside", async () => {
    const { id, version } = await range(1);
    const refused = await admin().call("updateCaratRange", { path: { id }, body: { to_carat: 1.3, version } });
    expectRefusal(refused, 422, "subRangeOutside");
  });
});
