import { beforeEach, expect, test } from "vitest";
import { aLoad, counts } from "./a-load.ts";
import { changeTab, LoadDesk } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

test("changed prices are parted by their way, with counts", async () => {
  await desk.shown({ step: "difference" });
  await expect.element(changeTab(/^Rising prices/)).toHaveTextContent("Rising prices210");
  await changeTab(/^Falling prices/).click();
  await expect.poll(() => desk.rowsAsked().at(-1)?.get("price")).toBe("falling");
  expect(desk.rowsAsked().at(-1)?.get("kind")).toBe("changed");
  expect(desk.gone.at(-1)).toBe("/inventory/loads/7?step=difference&kind=changed&price=falling");
  await expect.element(changeTab(/^Falling prices/)).toHaveAttribute("aria-current", "page");
  await expect.element(changeTab(/^Changed/)).not.toHaveAttribute("aria-current");
});

test("a way that no price goes has no tab", async () => {
  desk.load = aLoad({ counts: { ...counts, rising: 0 } });
  await desk.shown({ step: "difference" });
  await expect.element(changeTab(/^Falling prices/)).toBeVisible();
  expect(changeTab(/^Rising prices/).elements()).toEqual([]);
});

test("a load that was compared before prices were counted has their tabs without counts; no other kind has a way", async () => {
  const { rising: _rising, falling: _falling, ...uncounted } = counts;
  desk.load = aLoad({ counts: uncounted });
  await desk.shown({ step: "difference", kind: "new", price: "rising" });
  await expect.element(changeTab(/^Rising prices/)).toHaveTextContent(/^Rising prices$/);
  await expect.element(changeTab(/^New/)).toHaveAttribute("aria-current", "page");
  await expect.poll(() => desk.rowsAsked()[0]?.get("price")).toBeNull();
});
