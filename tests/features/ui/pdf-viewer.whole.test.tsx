import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { smallPdf } from "#support/small-pdf.ts";
import { PdfViewer } from "#ui/viewer/pdf-viewer.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const fileOf = (...pages: string[]) => new Blob([smallPdf(pages)], { type: "application/pdf" });
const sheet = () => document.querySelector(".viewer-sheet")?.getBoundingClientRect() ?? new DOMRect();
const ratio = () => Math.round((sheet().width / sheet().height) * 100) / 100;

/** The ink of a drawn page; a page that is not there yet has none. */
function ink(): number {
  const canvas = document.querySelector("canvas");
  const { data } = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark++;
  return dark;
}

async function shown(file: Blob) {
  const onUnreadable = vi.fn();
  await page.viewport(1000, 700);
  await show(
    <div style={{ display: "grid", width: 424, height: 500 }}>
      <PdfViewer file={file} alt="Certificate" onUnreadable={onUnreadable} />
    </div>,
  );
  return onUnreadable;
}

test("the first page of a paper is drawn, as large as it fits", async () => {
  await shown(fileOf("ONE", "TWO"));
  await expect.element(page.getByText("Page 1 of 2")).toBeVisible();
  await expect.poll(ratio).toBe(0.71);
  await expect.poll(ink).toBeGreaterThan(100);
  expect(await findings()).toEqual([]);
});

test("pages are turned by buttons and by keys, and not beyond the last", async () => {
  await shown(fileOf("I", "MMMMMMMM"));
  await expect.element(page.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await expect.poll(ink).toBeGreaterThan(10);
  const first = ink();
  await userEvent.click(page.getByRole("button", { name: "Next page" }));
  await expect.element(page.getByText("Page 2 of 2")).toBeVisible();
  await expect.poll(ink).toBeGreaterThan(2 * first);
  await expect.element(page.getByRole("button", { name: "Next page" })).toBeDisabled();
  (page.getByRole("region", { name: "Certificate" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{PageDown}");
  await expect.element(page.getByText("Page 2 of 2")).toBeVisible();
  await userEvent.keyboard("{PageUp}");
  await expect.element(page.getByText("Page 1 of 2")).toBeVisible();
});

test("closer up a page is drawn anew, sharper", async () => {
  await shown(fileOf("ONE"));
  await expect.poll(ink).toBeGreaterThan(100);
  const width = document.querySelector("canvas")?.width ?? 0;
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
  await expect.poll(() => document.querySelector("canvas")?.width ?? 0).toBeGreaterThan(width * 1.9);
});

test("a paper that calls itself a PDF and is none is told, not shown", async () => {
  const onUnreadable = await shown(new Blob(["%PDF-1.4 and nothing more"]));
  await expect.poll(() => onUnreadable.mock.calls.length).toBe(1);
});
