import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Charts } from "../../../tools/gallery/charts.tsx";
import { DoorShow } from "../../../tools/gallery/door.tsx";
import { HardCharts } from "../../../tools/gallery/hard-charts.tsx";
import { List } from "../../../tools/gallery/list.tsx";
import { Panels } from "../../../tools/gallery/panels.tsx";
import { Picture } from "../../../tools/gallery/picture.tsx";
import { States } from "../../../tools/gallery/states.tsx";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

// Every part stands on one of these pages, so one look at each finds what any of them has.
const pages: Record<string, ComponentType> = {
  list: List,
  panels: Panels,
  charts: Charts,
  "hard charts": HardCharts,
  picture: Picture,
  states: States,
  door: DoorShow,
};
const widths = { wide: [1440, 900], phone: [390, 844], narrow: [320, 640] } as const;

for (const [name, Page] of Object.entries(pages)) {
  for (const [size, [width, height]] of Object.entries(widths)) {
    for (const scheme of ["light", "dark"] as const) {
      test(`${name}, ${size}, ${scheme}: axe finds nothing and nothing scrolls sideways`, async () => {
        await page.viewport(width, height);
        await show(<Page />, scheme);
        await expect.element(page.getByRole("main")).toBeVisible();
        await document.fonts.ready;
        expect(await findings()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      });
    }
  }
}
