import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Viewer } from "#ui/viewer/viewer.tsx";
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

test("a picture fits at first", async () => {
  await expect.poll(() => sheet().width).toBeLessThanOrEqual(400);
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

test("Ctrl and the wheel zoom around the point that is meant, and the wheel alone does not", async () => {
  const stage = page.getByRole("region", { name: "Certificate" }).element() as HTMLElement;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const roll = (ctrlKey: boolean) =>
    stage.dispatchEvent(
      new WheelEvent("wheel", {
        deltaY: -300,
        ctrlKey,
        clientX: left + width - 20,
        clientY: top + height / 2,
        cancelable: true,
      }),
    );
  expect(roll(false)).toBe(true);
  expect(roll(true)).toBe(false);
  await expect.element(page.getByRole("status")).toHaveTextContent("272 %");
  await expect.poll(() => stage.scrollLeft).toBeGreaterThan(400);
});

test("two fingers zoom", async () => {
  const stage = page.getByRole("region", { name: "Certificate" }).element() as HTMLElement;
  const touch = (type: string, gap: number) => {
    const at = (identifier: number, clientX: number) => new Touch({ identifier, target: stage, clientX, clientY: 200 });
    const touches = [at(1, 200 - gap / 2), at(2, 200 + gap / 2)];
    stage.dispatchEvent(new TouchEvent(type, { touches, targetTouches: touches, cancelable: true, bubbles: true }));
  };
  touch("touchstart", 100);
  touch("touchmove", 200);
  await expect.element(page.getByRole("status")).toHaveTextContent("200 %");
});

test("every act has a button with a name, and axe finds nothing", async () => {
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(page.getByRole("button", { name: "Rotate" }));
  await userEvent.click(page.getByRole("button", { name: "Fit" }));
  await expect.element(page.getByRole("link", { name: "Download" })).toHaveAttribute("download");
  expect(await findings()).toEqual([]);
});
