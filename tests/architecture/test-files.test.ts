import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

/** The patterns of vitest's projects, each as an expression over paths. */
const patterns = [...readFileSync("vitest.config.ts", "utf8").matchAll(/"(tests\/[^"]*\*\.test\.[^"]+)"/g)].map(
  ([, glob = ""]) =>
    new RegExp(
      `^${glob
        .replaceAll(".", "\\.")
        .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
        .replaceAll("**/", "(.+/)?")
        .replaceAll(/(?<!\))\*/g, "[^/]*")}$`,
    ),
);

test("every file of tests belongs to exactly one project, which runs it", () => {
  const files = sourceFiles(["tests"]).filter(({ path }) => /\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const strays = files.filter(({ path }) => patterns.filter((pattern) => pattern.test(path)).length !== 1);
  expect(strays.map(({ path }) => path)).toEqual([]);
});

test("whatever a test is answered by the portal's calls is held to the contract", () => {
  const ofOwnContracts = /^tests\/server\/contract\/(forms|bodies)\.test\.ts$/; // contracts that these tests make up
  const bare = sourceFiles(["tests"]).filter(
    ({ path, text }) =>
      !ofOwnContracts.test(path) &&
      (/(?<![.\w])fetch\(`[^`]*\/api\/v1/.test(text) || /(?<!heldToContract\(await )\bbuildApp\((?!\))/.test(text)),
  );
  expect(bare.map(({ path }) => path)).toEqual([]);
});
