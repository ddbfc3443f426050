import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { png } from "#support/forms.ts";
import { kinds, useHomeContentWorld } from "#support/home-content-world.ts";
import { newBanner, newContent } from "#support/home-samples.ts";

const { portal, admin, files } = useHomeContentWorld();

describe.each(kinds)("$create", ({ list, create, update, remove, body }) => {
  const add = async (more: object = {}, pictures: File[] = []) =>
    (await admin().call(create as "createPopup", { body: { ...body, ...more }, files: { images: pictures } })).data;
  const change = (id: number, changes: object, pictures: File[] = []) =>
    admin().send(update as "updatePopup", { path: { id }, body: changes, files: { images: pictures } });
  const rows = async (query: object = {}) => (await admin().call(list as "listPopups", { query })).data.data;

  test("every field that was written is read back, and the latest stands first", async () => {
    const added = await add();
    expect(added).toMatchObject({ ...body, is_active: true, images: [], phase: "running", version: 1 });
    const later = await add({ title: "Spring fair", start_date: "2027-03-01", end_date: "2027-03-04", page: "search" });
    expect((await rows()).map(({ id }) => id)).toEqual([later.id, added.id]);
    expect(await rows({ search: "spring" })).toMatchObject([{ id: later.id, phase: "planned" }]);
  });

  test("an edit keeps one picture and adds another; a removed one is gone, its bytes too", async () => {
    const { id, images } = await add({}, [png("a.png", "a"), png("b.png", "b")]);
    const [first, second] = images;
    if (!first || !second) throw new Error("two pictures were sent");
    const before = await files();
    const kept = await change(id, { images: [second.id], removeFiles: [first.id], version: 1 }, [png("c.png", "c")]);
    const after = (kept.data as typeof first & { images: typeof images }).images;
    expect(after).toHaveLength(2);
    expect(after[0]).toEqual(second);
    expect(await files()).toBe(before);
    expect((await portal.app.inject({ url: second.url })).statusCode).toBe(200);
    await portal.runJobs();
    expect((await portal.app.inject({ url: first.url })).statusCode).toBe(404);
  });

  test("goes with its pictures when it is deleted", async () => {
    const before = await files();
    const { id } = await add({}, [png()]);
    expect((await admin().call(remove as "deletePopup", { path: { id } })).status).toBe(200);
    expect(await files()).toBe(before);
    expect(await rows()).toEqual([]);
  });

  test("the flag alone switches it off and on, and off once more is refused", async () => {
    const { id } = await add();
    expect((await change(id, { is_active: false })).data).toMatchObject({ is_active: false, version: 2 });
    expectRefusal(await change(id, { is_active: false }), 409, "transitionRefused");
    expect(await rows({ is_active: true })).toEqual([]);
    expect((await change(id, { is_active: true })).data).toMatchObject({ is_active: true, version: 3 });
  });

  test("the second of two administrators reads what the first wrote, and writes nothing", async () => {
    const { id } = await add();
    await change(id, { title: "Fair of the first", version: 1 });
    const late = await change(id, { title: "Fair of the second", version: 1 });
    expectRefusal(late, 409, "staleVersion");
    expect(late.body).toMatchObject({ current: { title: "Fair of the first" } });
    expect(await rows()).toMatchObject([{ title: "Fair of the first", version: 2 }]);
    const unread = await change(id, { title: "Unread" });
    expectRefusal(unread, 422, "versionNeeded", ["/data/version"]);
  });

  test("the second of two administrators reads who deleted it before them", async () => {
    const { id } = await add();
    await portal.as("admin2").call(remove as "deletePopup", { path: { id } });
    const late = await change(id, { title: "Fair", version: 1 });
    expectRefusal(late, 404, "notFound");
    const meanwhile = { event: expect.stringMatching(/\.delete$/), by: "Lars Peeters" };
    expect(late.body).toMatchObject({ refused: [{ id, meanwhile }] });
  });

  test("says of an unsafe link and of days that end before they begin at once, each at its field", async () => {
    const wrong = { description: "[here](javascript:alert(1))", end_date: "2026-11-02" };
    const refused = await admin().send(create as "createPopup", { body: { ...body, ...wrong } });
    expectRefusal(refused, 422, "rangeUpsideDown", ["/data/end_date", "/data/description"]);
  });

  test("refuses five megabytes of text, and a page that there is not", async () => {
    const long = await admin().send(create as "createPopup", { body: { ...body, description: "a".repeat(4001) } });
    expectRefusal(long, 400, "malformed");
    const huge = await admin().send(create as "createPopup", { body: { ...body, description: "a".repeat(5_242_880) } });
    expect(huge.status).toBe(413);
    const elsewhere = await admin().send(create as "createPopup", { body: { ...body, page: "/admin/outbox" } });
    expectRefusal(elsewhere, 400, "malformed");
    expect(await rows()).toEqual([]);
  });
});

test("a banner without a type, or with its label, is refused", async () => {
  const { type: _, ...untyped } = newBanner;
  for (const body of [untyped, { ...newBanner, type: "offer" }]) {
    expectRefusal(await admin().send("createBanner", { body: body as typeof newBanner }), 400, "malformed");
  }
});

describe("what a page shows", () => {
  const shown = async (who: "customer" | "admin" | "associate" = "customer", page = "dashboard") =>
    (await portal.as(who).call("listShownContent", { query: { page: page as "dashboard" } })).data;

  test("an empty house shows nothing", async () => {
    expect(await shown()).toEqual({ popups: [], events: [], banners: [] });
  });

  test("it runs from its first day to its last in the house's time zone, on its page, while it is active", async () => {
    const on = async (day: string) =>
      (await admin().call("createPopup", { body: { ...newContent, start_date: day, end_date: day } })).data.id;
    const [today, tomorrow] = [await on("2026-11-20"), await on("2026-11-21")];
    const zone = async (time_zone: string) => {
      const { version } = (await admin().call("getHouseSettings")).data;
      await admin().call("setHouseSettings", { body: { time_zone, version } });
    };
    await zone("Asia/Kolkata");
    // The clock stands at 20 November, 9:00 UTC, which is 14:30 in Kolkata.
    expect((await shown()).popups).toMatchObject([{ id: today, phase: "running" }]);
    expect((await shown("customer", "search")).popups).toEqual([]);
    portal.clock.advance(hours(10));
    expect((await shown()).popups).toMatchObject([{ id: tomorrow, phase: "running" }]);
    await zone("UTC");
  });

  test.each([
    { shows: "popups", ...kinds[0] },
    { shows: "events", ...kinds[1] },
    { shows: "banners", ...kinds[2] },
  ] as const)(
    "of its $shows one that is switched off is shown to nobody, and once more on to clients and guests alone",
    async ({ shows, create, update, body }) => {
      const { id } = (await admin().call(create as "createPopup", { body })).data;
      const guest = async () =>
        (await portal.asGuest().call("listShownContent", { query: { page: "dashboard" } })).data[shows];
      const offered = async () => [await guest(), (await shown())[shows]].map((all) => all.map((one) => one.id));
      const toggle = (is_active: boolean) =>
        admin().call(update as "updatePopup", { path: { id }, body: { is_active } });
      expect(await offered()).toEqual([[id], [id]]);
      for (const who of ["admin", "associate"] as const) expect((await shown(who))[shows]).toEqual([]);
      await toggle(false);
      expect(await offered()).toEqual([[], []]);
      await toggle(true);
      expect(await offered()).toEqual([[id], [id]]);
    },
  );

  test("an important banner stands before notices and offers that began earlier", async () => {
    const on = async (start_date: string, type: 1 | 2 | 3) =>
      (await admin().call("createBanner", { body: { ...newBanner, type, start_date, end_date: "2026-11-30" } })).data
        .id;
    const [offer, notice] = [await on("2026-11-18", 2), await on("2026-11-17", 1)];
    const important = await on("2026-11-20", 3);
    expect((await shown()).banners.map(({ id }) => id)).toEqual([important, notice, offer]);
  });

  test("of two popups with the same days shows both, the earlier one first", async () => {
    const on = async (start_date: string) =>
      (await admin().call("createPopup", { body: { ...newContent, start_date, end_date: "2026-11-30" } })).data.id;
    const [later, earlier] = [await on("2026-11-20"), await on("2026-11-19")];
    expect((await shown()).popups.map(({ id }) => id)).toEqual([earlier, later]);
  });
});

test("only administrators manage what the house shows", async () => {
  for (const who of ["customer", "associate", "qc", "auditor"] as const) {
    const as = portal.as(who);
    expectRefusal(await as.send("listPopups", {}), 403, "forbidden");
    expectRefusal(await as.send("createEvent", { body: newContent }), 403, "forbidden");
    expectRefusal(await as.send("createBanner", { body: newBanner }), 403, "forbidden");
    expectRefusal(await as.send("listAppVersions", {}), 403, "forbidden");
  }
});

describe("the versions of the app", () => {
  const android = { platform: "android", app_version: "1.4.0", released_on: "2026-11-02" } as const;
  const save = (body: object) => admin().send("saveAppVersion", { body: { ...android, ...body } });
  const listed = async (query: object = {}) => (await admin().call("listAppVersions", { query })).data.data;

  test("are listed by platform, Android first, the latest day first", async () => {
    expect(await listed()).toEqual([]);
    await save({});
    await save({ app_version: "1.5.0", released_on: "2026-11-19", is_required: true, notes: "Faster search." });
    await save({ platform: "ios", app_version: "1.4.1" });
    expect(await listed()).toMatchObject([
      { app_version: "1.5.0", is_required: true, notes: "Faster search." },
      { app_version: "1.4.0", is_required: false, notes: null },
    ]);
    expect(await listed({ platform: "ios" })).toMatchObject([{ app_version: "1.4.1", platform: "ios" }]);
  });

  test("one that is there is changed only by whoever has read it", async () => {
    await save({});
    const unread = await save({ notes: "Written over" });
    expectRefusal(unread, 409, "staleVersion");
    const saved = await save({ notes: "Read before", version: 1 });
    expect([saved.body.message, saved.data]).toMatchObject([
      messages.appVersionSaved,
      { notes: "Read before", version: 2 },
    ]);
    expect(await listed()).toHaveLength(1);
  });

  test.each(["1", "v1.4", "1.4.0-beta", "1.4.", ""])("refuses %o as a number", async (app_version) => {
    expectRefusal(await save({ app_version }), 400, "malformed");
  });
});
