import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patternOf, screenPatterns } from "#domain/screen-patterns.ts";

test("every screen of the portal has its pattern, with the pages that are reached without it", () => {
  const tree = readFileSync("src/app/routeTree.gen.ts", "utf8");
  const [, routes = ""] = /\n {2}to:\n([^;]*);/.exec(tree) ?? [];
  const screens = [...routes.matchAll(/"([^"]+)"/g)].map(([, screen = ""]) => screen);
  const behindTheDoor = screens.filter((screen) => screen !== "/" && screen !== "/$");
  expect(behindTheDoor.length).toBeGreaterThan(80);
  expect([...screenPatterns].toSorted()).toEqual([...behindTheDoor, "/mail/$token", "/shared/$token"].toSorted());
});

test.each([
  ["/login", "/login"],
  ["/client/42", "/client/$id"],
  ["/client/", "/client"],
  ["/business-associate/7/cart", "/business-associate/$id/cart"],
  ["/inventory/loads/new", "/inventory/loads/new"],
  ["/inventory/loads/12", "/inventory/loads/$id"],
  ["/shared/q8Zt-1", "/shared/$token"],
  ["/", "elsewhere"],
  ["/wp-login/nora", "elsewhere"],
])("the address %s is of the screen %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
