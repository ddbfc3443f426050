import { describe, expect, test } from "vitest";
import { forgetNotices } from "#server/db/queries/notices.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { aStone } from "#support/a-stone.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { lettersTo } from "#support/letters.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { someNotices } from "#support/notice-samples.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const listed = async (name: DemoName = "customer", query: object = {}) =>
  (await portal.as(name).call("listNotices", { query })).data.data;
const unread = async (name: DemoName = "customer") => (await portal.as(name).call("countNotices")).data.unread;
const choose = (way: string, topic = "requests", name: DemoName = "customer") =>
  portal.as(name).send("saveNoticeChoices", { body: { choices: [{ topic, way }] } });

async function approved(count = 1) {
  const lines = await requestedBy(portal, "customer", await freeStones(portal, count));
  await portal.as("admin").call("approveStones", { body: { ids: lines.map(({ id }) => id) } });
  return lines;
}

describe("a notice", () => {
  test("tells what its letter tells, leads to the very row, and is told to nobody else", async () => {
    const [line] = await approved();
    const [letter] = await lettersTo(portal, "customer");
    expect(await listed()).toEqual([
      {
        id: expect.any(Number),
        kind: "requestApproved",
        topic: "requests",
        title: letter?.subject,
        text: expect.stringMatching(
          /\$[\d,.]+\/ct, \$[\d,.]+ in total\. The stone is kept for you; we will send it on memo\.$/,
        ),
        path: `/customer-profile/confirm-stone?currentTab=all&line=${line?.id}`,
        at: portal.clock.now().toISOString(),
        is_read: false,
      },
    ]);
    expect([await unread(), await unread("customer2"), await unread("admin")]).toEqual([1, 0, 0]);
    expectRefusal(await portal.anonymous.call("listNotices"), 401, "unauthorized");
  });

  test("of several stones names them, where one stands in the title alone", async () => {
    const lines = await approved(2);
    const [notice] = await listed();
    expect(notice?.text).toMatch(
      /^Your requests are approved\. The stones are kept for you\. \S+ \(natural\), \S+ \(natural\)\.$/,
    );
    for (const { stone } of lines) expect(notice?.text).toContain(stone.stock_no);
  });

  test("is read once by its own reader alone, and what came meanwhile stays unread", async () => {
    const mine = await ownerId(portal, "customer");
    const [first = 0, second = 0, third = 0] = await someNotices(portal, mine, 3);
    await portal.as("customer2").call("readNotices", { body: { ids: [first] } });
    await portal.as("customer2").call("readAllNotices", { body: { up_to: third } });
    expect(await unread()).toBe(3);
    expect((await portal.as("customer").call("readNotices", { body: { ids: [first] } })).data).toEqual({ unread: 2 });
    expect((await portal.as("customer").call("readAllNotices", { body: { up_to: second } })).data).toEqual({
      unread: 1,
    });
    expect((await listed("customer", { unread: true })).map(({ id }) => id)).toEqual([third]);
    expect((await listed()).map(({ is_read }) => is_read)).toEqual([false, true, true]);
  });

  test("is one of ten thousand: the page is one page, and the count ends at a hundred", async () => {
    await someNotices(portal, await ownerId(portal, "customer"), 10_000);
    const { data, pagination } = (await portal.as("customer").call("listNotices", { query: { page: 200 } })).data;
    expect([data.length, pagination.totalRecords, await unread()]).toEqual([50, 10_000, 100]);
  });

  test("is forgotten after its time, and the oldest of too many go first", async () => {
    const mine = await ownerId(portal, "customer");
    const ids = await someNotices(portal, mine, 5);
    await portal.pool.query("UPDATE notice SET at = now() - interval '91 days' WHERE id = $1", [ids[4]]);
    await forgetNotices(portal.db, new Date(Date.now() - hours(90 * 24)), 3);
    expect((await listed()).map(({ id }) => id)).toEqual(ids.slice(1, 4).reverse());
  });

  test("is not written for whoever is switched off, and goes with whoever is erased", async () => {
    const mine = await ownerId(portal, "customer");
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [mine]);
    const rows = async () => (await portal.pool.query("SELECT FROM notice WHERE account_id = $1", [mine])).rowCount;
    const stones = await freeStones(portal, 1);
    const made = await portal.as("admin").call("confirmStones", { body: { stock_numbers: stones, user_id: mine } });
    expect([made.status >= 400, await rows()]).toEqual([true, 0]);
    await someNotices(portal, mine, 2);
    await erasePerson(portal.house, mine);
    expect(await rows()).toBe(0);
  });
});

describe("a kind of notice", () => {
  const kinds = async (name: DemoName) => (await listed(name)).map(({ kind, path }) => [kind, path]);

  test("tells the owner of a shared link that it was opened: the first time", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const { data } = await portal.as("associate").call("shareDiamonds", { body: { stock_numbers: [stone] } });
    const token = data.url.split("/").at(-1) ?? "";
    for (const _ of [1, 2]) await portal.anonymous.call("getSharedStones", { path: { token } });
    expect(await kinds("associate")).toEqual([["shareOpened", `/share-link?link=${data.id}`]]);
    const linksOf = async (name: DemoName) =>
      (await portal.as(name).call("listShareLinks", { query: { id: data.id } })).data.data.map(({ id }) => id);
    expect(await linksOf("associate")).toEqual([data.id]);
    expect(await linksOf("admin")).toEqual([]); // nobody else's link
  });

  test("tells an associate of a task that somebody else made about their client", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    const { data } = await portal
      .as("admin")
      .call("createTask", { body: { title: "Call them", line_id: line?.id ?? 0 } });
    await portal.as("associate").call("createTask", { body: { title: "Call them again", line_id: line?.id ?? 0 } });
    expect(await kinds("associate")).toEqual([["taskAdded", `/transaction/tasks?open=${data.id}`]]);
    expect(await kinds("customer")).toEqual([]);
  });

  test("tells the owner of a demand the stones that meet it, unless they chose nothing", async () => {
    const signal = new AbortController().signal;
    const search = { diamond_type: "white" as const, attributes: { color: { values: ["D"] } } };
    portal.clock.advance(hours(24));
    await portal.as("customer").call("createDemand", { body: { name: "One D", search } });
    const arrive = async (stock_no: string) => {
      portal.clock.advance(minutes(1));
      await aStone(portal, stock_no);
      await jobKinds.tellDemands.run({}, { id: "tell", house: portal.house, signal } as never);
    };
    await arrive("NEW1");
    const since = encodeURIComponent(portal.clock.now().toISOString().replace(".000", ""));
    const path = `/search?diamond_type=white&color=D&since=${since}&sort=-arrived_at`;
    expect(await kinds("customer")).toEqual([["demandStones", path]]);
    expect((await listed())[0]?.title).toBe('1 stone for "One D"');
    await choose("none", "demands");
    await arrive("NEW2");
    expect([(await listed()).length, (await lettersTo(portal, "customer")).length]).toEqual([1, 1]);
  });
});

describe("the choice of a topic", () => {
  test("decides alone whether a letter goes and whether the portal tells", async () => {
    for (const [way, notices, letters] of [
      ["mail", 1, 1],
      ["portal", 2, 1],
      ["daily", 3, 1],
      ["none", 3, 1],
    ] as const) {
      expect((await choose(way)).status).toBe(200);
      await approved();
      expect([way, (await listed()).length, (await lettersTo(portal, "customer")).length]).toEqual([
        way,
        notices,
        letters,
      ]);
    }
  });

  test("is kept for each account, and the others stay as the house has them", async () => {
    await choose("none");
    const of = async (name: DemoName) => (await portal.as(name).call("getNoticeChoices")).data.choices;
    expect(await of("customer")).toContainEqual({ topic: "requests", way: "none" });
    expect(await of("customer")).toContainEqual({ topic: "prices", way: "daily" });
    expect(await of("customer2")).toContainEqual({ topic: "requests", way: "mail" });
  });

  test("is offered for one's own screens, never for one's password, and a guest is offered no mail", async () => {
    const { data } = await portal.as("customer").call("getNoticeChoices");
    const topics = data.choices.map(({ topic }) => topic);
    expect(topics).not.toContain("account");
    expect(topics).not.toContain("supply");
    for (const topic of ["account", "supply", "tasks"])
      expectRefusal(await choose("none", topic), 422, "choiceNotOffered");
    const guest = (await portal.asGuest().call("getNoticeChoices")).data;
    expect(guest.ways).toEqual(["portal", "none"]);
    expect(guest.choices).toContainEqual({ topic: "prices", way: "portal" });
    const mailed = { body: { choices: [{ topic: "prices" as const, way: "mail" as const }] } };
    expectRefusal(await portal.asGuest().call("saveNoticeChoices", mailed), 422, "choiceNotOffered");
  });
});
