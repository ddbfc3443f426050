import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { screensPage } from "../../tools/docs/screens.ts";
import { type Shot, shots } from "../../tools/screenshots/shots.ts";
import { takeShots } from "../../tools/screenshots/take-shots.ts";
import { expect, test } from "./journey.ts";

let folder = "";
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "loupe-screens-"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));
const named = (...names: string[]): Shot[] => shots.filter(({ name }) => names.includes(name));

test("the pictures of the documents are taken by their names, in the width and the colours that each has", {
  tag: "@whole",
}, async ({ browser, house, keeper }) => {
  const files = await takeShots({ browser, house, keeper }, named("door", "home-dark", "customer-telephone"), folder);
  const seen = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const [corner = 0] = await sharp(file).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
      return [path.basename(file), width, height, corner < 64 ? "dark" : "light"];
    }),
  );
  expect(seen).toEqual([
    ["door.png", 1366, 768, "light"],
    ["home-dark.png", 1366, 768, "dark"],
    ["customer-telephone.png", 390, 844, "light"],
  ]);
});

test("a screen that leads somebody elsewhere is no picture, but a fault", { tag: "@whole" }, async ({
  browser,
  house,
  keeper,
}) => {
  const [home] = named("customer");
  if (!home) throw new Error("there is no picture of a customer's home");
  const { who: _, ...nobody } = home;
  await expect(takeShots({ browser, house, keeper }, [nobody], folder)).rejects.toThrow(/customer: nobody is led from/);
});

test("every picture has a name and a title of its own, and the documents show those that there are", () => {
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  expect(new Set(shots.map(({ title }) => title)).size).toBe(shots.length);
  expect(screensPage([])).toBeUndefined();
  const { body } = screensPage(["docs/pictures/screens/door.png", "docs/pictures/screens/other.png"]) ?? {};
  expect(body?.source.match(/<img/g)).toHaveLength(1);
  expect(body?.source).toContain('src="pictures/screens/door.png" alt="The sign-in page"');
});
