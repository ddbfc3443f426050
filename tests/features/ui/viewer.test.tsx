import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Viewer } from "#ui/viewer.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const sheet = () => document.querySelector(".viewer-sheet")?.getBoundingClientRect() ?? new DOMRect();
const ratio = () => Math.round((sheet().width / sheet().height) * 100) / 100;

beforeEach(async () => {
  await page.viewport(1000, 700);
  await show(
    <div style={{ display: "grid", width: 424, height: 400 }}>
      <Viewer src={picture} alt="Certificate" caption="Page 1 of 1" download={picture} />
    </div>,
  );
  await expect.poll(ratio).toBe(2);
});

test("a picture fits at first", () => {
  expect(sheet().width).toBeLessThanOrEqual(400);
  expect(sheet().width).toBeGreaterThan(380);
});

test("by keyboard: + and − zoom, 0 fits, R turns", async () => {
  (page.getByRole("region", { name: "Certificate" }).element() as HTMLElement).focus();
  await userEvent.keyboard("++");
  await expect.element(page.getByRole("status")).toHaveTextContent("200 %");
  await expect.poll(() => sheet().width).toBeGreaterThan(700);
  await userEvent.keyboard("-");
  await expect.element(page.getByRole("status")).toHaveTextContent("150 %");
  await userEvent.keyboard("0r");
  await expect.element(page.getByRole("status")).toHaveTextContent("100 %");
  await expect.poll(ratio).toBe(0.5);
});

test("every act has a button with a name, and axe finds nothing", async () => {
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(page.getByRole("button", { name: "Rotate" }));
  await userEvent.click(page.getByRole("button", { name: "Fit" }));
  await expect.element(page.getByRole("link", { name: "Download" })).toHaveAttribute("download");
  expect(await findings()).toEqual([]);
});
