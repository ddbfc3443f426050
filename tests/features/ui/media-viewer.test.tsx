import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MediaViewer } from "#ui/viewer/media-viewer.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const shown = (src: string) => show(<MediaViewer src={src} name="Of NW1" />);

test("pictures open in the viewer, whatever the case of their ending (spec §9)", async () => {
  for (const ending of ["jpg", "JPEG", "png", "SVG"]) {
    const screen = await shown(`/none.${ending}`);
    await expect.element(page.getByRole("region", { name: "Of NW1" })).toBeVisible();
    await screen.unmount();
  }
});

test("a film is played, or offered where the browser cannot", async () => {
  for (const ending of ["mp4", "MOV", "avi"]) {
    const screen = await shown(`/none.${ending}`);
    await expect.element(page.getByText("This browser cannot play this kind of video.")).toBeVisible();
    await expect.element(page.getByRole("link")).toHaveAttribute("href", `/none.${ending}`);
    await screen.unmount();
  }
});

test("a paper of the house opens here, one that lies elsewhere by its link", async () => {
  const screen = await shown("/media/demo/certificate.pdf");
  await expect.element(page.getByRole("img", { name: "Of NW1" })).toBeVisible();
  await expect.element(page.getByText("Page 1 of 1")).toBeVisible();
  expect(await findings()).toEqual([]);
  await screen.unmount();
  const none = await shown("/none.PDF");
  await expect.element(page.getByText("This file cannot be shown here.")).toBeVisible();
  await none.unmount();
  await shown("https://stones.test/report.pdf");
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "https://stones.test/report.pdf");
  expect(document.querySelector("iframe")).toBeNull();
  expect(await findings()).toEqual([]);
});
