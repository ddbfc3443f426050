import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aLoad, counts } from "./a-load.ts";
import { LoadDesk } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

const asked = () =>
  desk.server.seen.filter(({ url }) => url.pathname.endsWith("/rows")).map(({ url }) => url.searchParams);
const tab = (name: RegExp) =>
  page.getByRole("navigation", { name: "What the load changes" }).getByRole("link", { name });

test("changed prices are parted by their way, with counts", async () => {
  await desk.shown({ step: "difference" });
  await expect.element(tab(/^Rising prices/)).toHaveTextContent("Rising prices210");
  await tab(/^Falling prices/).click();
  await expect.poll(() => asked().at(-1)?.get("price")).toBe("falling");
  expect(asked().at(-1)?.get("kind")).toBe("changed");
  expect(desk.gone.at(-1)).toBe("/inventory/loads/7?step=difference&kind=changed&price=falling");
  await expect.element(tab(/^Falling prices/)).toHaveAttribute("aria-current", "page");
  await expect.element(tab(/^Changed/)).not.toHaveAttribute("aria-current");
});

test("a way that no price goes has no tab", async () => {
  desk.load = aLoad({ counts: { ...counts, rising: 0 } });
  await desk.shown({ step: "difference" });
  await expect.element(tab(/^Falling prices/)).toBeVisible();
  expect(tab(/^Rising prices/).elements()).toEqual([]);
});

test("a load that was compared before prices were counted has their tabs without counts; no other kind has a way", async () => {
  const { rising: _rising, falling: _falling, ...uncounted } = counts;
  desk.load = aLoad({ counts: uncounted });
  await desk.shown({ step: "difference", kind: "new", price: "rising" });
  await expect.element(tab(/^Rising prices/)).toHaveTextContent(/^Rising prices$/);
  await expect.element(tab(/^New/)).toHaveAttribute("aria-current", "page");
  expect(asked()[0]?.get("price")).toBeNull();
});
