import { expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { useOwnApp } from "#support/app.ts";
import { LiveReader } from "#support/live-reader.ts";

const portal = useOwnApp();
const watch = async (name: DemoName) => LiveReader.open(portal, await portal.tokenOf(name));

test("who buys hears when the house shows a banner, changes it and takes it away, and its own people do not", async () => {
  const [buyer, desk] = [await watch("customer"), await watch("associate")];
  for (const one of [buyer, desk]) one.next().catch(() => {}); // until it is closed
  const admin = portal.as("admin");
  const days = { start_date: "2026-11-01", end_date: "2026-12-31" };
  const body = {
    title: "Fair",
    description: "",
    page: "dashboard" as const,
    type: 1 as const,
    is_active: true,
    ...days,
  };
  const { id } = (await admin.call("createBanner", { body })).data;
  await expect.poll(() => buyer.content).toBe(1);
  await admin.call("updateBanner", { path: { id }, body: { is_active: false } });
  await expect.poll(() => buyer.content).toBe(2);
  await admin.call("deleteBanner", { path: { id } });
  await expect.poll(() => buyer.content).toBe(3);
  expect(desk.content).toBe(0);
  for (const one of [desk, buyer]) one.close();
});
