import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/support/chromium.ts";
import { tagsBeyond, tierNow } from "./tools/test/tiers.mjs";

/** A trace tells most of a failure, and each journey pays for it: TRACE=true keeps those that failed. */
const isTraced = process.env.TRACE === "true";

/** Journeys through the built portal on the real server; each worker has a house of its own (tests/e2e/journey.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/seeded-house.ts",
  grepInvert: tagsBeyond(tierNow()),
  workers: 2,
  fullyParallel: true, // each worker has a house of its own, and no journey leans on another
  timeout: 300_000, // beside a busy processor the longest journey takes over two minutes
  expect: { timeout: 30_000 }, // a busy machine is slow, not wrong
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/journeys.json" }],
  ],
  use: {
    launchOptions: chromium,
    trace: isTraced ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    locale: "en-GB",
  },
});
