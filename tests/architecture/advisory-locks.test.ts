import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { advisoryLocks } from "../../server/ground/advisory-locks.ts";

const server = path.resolve(import.meta.dirname, "../../server");
const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

test("each kind of work that locks the house has a number of its own, and says it in one place", () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
  const elsewhere = files.filter((file) => /7_?305_?0\d\d/.test(readFileSync(path.join(server, file), "utf8")));
  expect(elsewhere).toEqual([path.join("ground", "advisory-locks.ts")]);
});
