import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import type { DemoName } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { aDemand } from "#support/kept-rows.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { readPdf } from "#support/read-pdf.ts";
import { reportDesk } from "#support/report-desk.ts";
import { ownerId } from "#support/rows.ts";
import { aScheduledReport } from "#support/scheduled-report-samples.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const { admin, runsOf, pass, press, twoHolds, filesOf, mayNoMore } = reportDesk(portal);
const holds = { kind: "holds", period: "thisMonth", groupBy: 1 } as const;

describe("figures that are mailed", () => {
  const figures = [
    { kind: "unmetDemand", period: "thisMonth" },
    { kind: "ageing", period: "today" },
    { kind: "lostDeals", period: "thisMonth", by: "client" },
  ] as const;
  const days = { startDate: "2026-11-01", endDate: "2026-11-30" };
  /** A hold of each of two customers that was let go, and a demand: no figure is empty. */
  async function lostHolds() {
    const [own = "", other = ""] = await freeStones(portal, 2);
    for (const [who, number] of [
      ["customer", own],
      ["customer2", other],
    ] as const) {
      const held = await heldBy(portal, who, [number]);
      await portal.as(who).call("releaseHolds", { body: { ids: held.map(({ id }) => id) } });
    }
    await aDemand(portal, "customer", {
      search: { diamond_type: "white", attributes: { shape: { values: ["PEAR"] } } },
    });
  }
  type Exported = "exportUnmetDemand" | "exportAgeing" | "exportLostTable";
  async function saved(who: DemoName, call: Exported, query: object) {
    const { data: url } = await portal.as(who).call(call, { query } as never);
    const headers = { authorization: `Bearer ${await portal.tokenOf(who)}` };
    return portal.app.inject({ url, headers });
  }
  const exported = async (who: DemoName, call: Exported, query: object) =>
    (await saved(who, call, { format: "csv", ...query })).body;

  test("are for each reader the file that they would export, and name no provider", async () => {
    const peer = await throughPeer(portal);
    await lostHolds();
    for (const who of ["admin", "associate"] as const)
      for (const question of figures) await press(await aScheduledReport(portal, who, { question }));
    await portal.runJobs();
    const received = filesOf(peer);
    expect(received).toHaveLength(6);
    for (const who of ["admin", "associate"] as const) {
      const mine = received.filter(({ to }) => to === demoAddress(who)).map(({ text }) => text);
      const ages = (await exported(who, "exportAgeing", {})).split("\r\n");
      expect(mine.toSorted()).toEqual(
        [
          await exported(who, "exportUnmetDemand", days),
          ages.filter((row) => !row.startsWith("Stock by provider")).join("\r\n"),
          await exported(who, "exportLostTable", { ...days, by: "client" }),
        ].toSorted(),
      );
    }
    const lostFiles = received.filter(({ text }) => text.includes("Loses most at"));
    expect(lostFiles.map(({ text }) => text.includes("Tom Alder")).sort()).toEqual([false, true]);
  });

  test("leave as the PDF that their reader would save", async () => {
    const peer = await throughPeer(portal);
    await lostHolds();
    for (const question of figures) await press(await aScheduledReport(portal, "admin", { question, format: "pdf" }));
    const kept = await aScheduledReport(portal, "associate", { question: figures[2] });
    await portal
      .as("associate")
      .call("updateScheduledReport", { path: { id: kept }, body: { version: 1, format: "pdf" } });
    await press(kept);
    await portal.runJobs();
    const files = peer.received.flatMap(({ to, attachments }) =>
      attachments
        .filter(({ mimeType }) => mimeType === "application/pdf")
        .map(({ filename, content }) => ({
          to: to?.[0]?.address,
          filename,
          bytes: Buffer.from(content as ArrayBuffer),
        })),
    );
    expect(files.map(({ to, filename }) => `${filename} to ${to}`).toSorted()).toEqual(
      [
        `ageing-2026-11-20.pdf to ${demoAddress("admin")}`,
        `buying-list-2026-11-20.pdf to ${demoAddress("admin")}`,
        `lost-deals-by-client-2026-11-20.pdf to ${demoAddress("admin")}`,
        `lost-deals-by-client-2026-11-20.pdf to ${demoAddress("associate")}`,
      ].toSorted(),
    );
    for (const [who, name, call, query] of [
      ["admin", "buying-list", "exportUnmetDemand", days],
      ["admin", "lost-deals", "exportLostTable", { ...days, by: "client" }],
      ["associate", "lost-deals", "exportLostTable", { ...days, by: "client" }],
    ] as const) {
      const mailed = files.find(({ to, filename }) => to === demoAddress(who) && filename?.startsWith(name));
      const { rawPayload } = await saved(who, call, { ...query, format: "pdf" });
      expect(readPdf(mailed?.bytes ?? Buffer.of())).toEqual(readPdf(rawPayload));
    }
    const [ages] = files.filter(({ filename }) => filename?.startsWith("ageing"));
    const { pages } = readPdf(ages?.bytes ?? Buffer.of());
    expect(pages[0]).toContain("Stock by shape");
    expect(pages.join()).not.toContain("Stock by provider");
  });

  test("leave only for whoever may read them, at the run and when the letter leaves", async () => {
    await throughPeer(portal);
    await lostHolds();
    const reader_ids = await Promise.all(
      (["admin", "associate", "associate2", "qc"] as const).map((n) => ownerId(portal, n)),
    );
    const [, later = 0, before = 0] = reader_ids;
    await mayNoMore(before, "/transaction/insight");
    const id = await aScheduledReport(portal, "admin", { question: figures[1], reader_ids });
    await press(id);
    await portal.jobs.tryOnce(portal.house);
    await mayNoMore(later, "/transaction/insight");
    await portal.runJobs();
    const [run] = await runsOf(id);
    expect(run?.sends.map(({ reader, state, reason }) => [reader, state, reason])).toEqual([
      ["Ines Novak", "sent", null],
      ["Tuva Berg", "leftOut", "rights"],
      ["Jonas Okafor", "failed", messages.forbidden],
      ["Priya Raman", "leftOut", "rights"],
    ]);
  });
});

describe("a report on its schedule", () => {
  const monthly = { question: holds, schedule: "30 9 * * *" };
  const sendsOf = async (id: number) =>
    (await runsOf(id)).map(({ sends }) => sends.map(({ state, reason, lines }) => [state, reason, lines]));

  test("tells an associate no more of customers who were handed over, and the other from then on", async () => {
    portal.house.mailer = null;
    await twoHolds();
    const user_id = await ownerId(portal, "customer");
    const [from, to] = [await ownerId(portal, "associate"), await ownerId(portal, "associate2")];
    const all = await aScheduledReport(portal, "associate", monthly);
    const one = await aScheduledReport(portal, "associate", { ...monthly, question: { ...holds, user_id } });
    const theirs = await aScheduledReport(portal, "associate2", monthly);
    await pass(minutes(30));
    await admin().call("moveCustomers", { path: { id: from }, body: { customer_ids: [user_id], to } });
    await pass(hours(24));
    expect(await sendsOf(all)).toEqual([[["leftOut", "noRows", 0]], [["kept", null, 1]]]);
    expect(await sendsOf(one)).toEqual([[["leftOut", "outOfReach", 0]], [["kept", null, 1]]]);
    expect(await sendsOf(theirs)).toEqual([[["kept", null, 2]], [["kept", null, 1]]]);
  });

  test("has only the lines that are still in reach when its letter leaves, and none for a reader who was closed", async () => {
    const peer = await throughPeer(portal);
    const [mine] = await twoHolds();
    const reader_ids = [await ownerId(portal, "associate"), await ownerId(portal, "auditor")];
    const id = await aScheduledReport(portal, "admin", { question: holds, reader_ids });
    await press(id);
    await portal.jobs.tryOnce(portal.house);
    const customer_ids = [await ownerId(portal, "customer")];
    const body = { customer_ids, to: await ownerId(portal, "associate2") };
    await admin().call("moveCustomers", { path: { id: reader_ids[0] ?? 0 }, body });
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [reader_ids[1]]);
    await portal.runJobs();
    const files = filesOf(peer);
    expect(files.map(({ to }) => to)).toEqual([demoAddress("associate")]);
    expect(files[0]?.text).not.toContain(mine);
    expect((await sendsOf(id))[0]).toEqual([
      ["sent", null, 1],
      ["failed", messages.accountOff, 2],
    ]);
  });
});
