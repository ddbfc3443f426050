import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

const product = sourceFiles(["src"]);
const importing = (what: RegExp) => product.filter(({ text }) => what.test(text)).map(({ path }) => path);

test("drawings are fetched with the first chart, and by the one part that waits for them", () => {
  expect(importing(/import\("\.\/forms\.tsx"\)/)).toEqual(["src/ui/charts/chart.tsx"]);
  const drawings = /from "(\.|#ui\/charts)\/(forms|plot|bar-list|value-axis|places|lines|bars|stacked|heat-row)\.tsx?"/;
  const readers = importing(drawings).filter((path) => !path.startsWith("src/ui/charts/"));
  expect(readers).toEqual([]);
});

test("only the drawings compute with scales and shapes, and what stands before them does not wait for these", () => {
  const users = importing(/from "d3-/).sort();
  expect(users).toEqual([
    "src/ui/charts/lines.tsx",
    "src/ui/charts/places.ts",
    "src/ui/charts/stacked.tsx",
    "src/ui/charts/value-axis.ts",
  ]);
});

/** The modules that a page with a chart already has: the rest of the kit and its libraries. */
const beside = /^(react|react-dom|@mantine|@tabler)(\/|$)|^#domain\//;

test("the JavaScript of charts weighs at most 40 KB", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      lib: { entry: ["src/ui/charts/chart.tsx", "src/ui/charts/tile.tsx"], formats: ["es"] },
      rolldownOptions: { external: (id) => beside.test(id) },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []));
  const chunks = outputs.filter((output) => output.type === "chunk");
  const kilobytes = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length / 1024, 0);
  expect(chunks.some(({ code }) => code.includes("bar-list"))).toBe(true);
  expect(kilobytes).toBeGreaterThan(5);
  expect(kilobytes).toBeLessThanOrEqual(40);
});
