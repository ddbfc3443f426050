import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/support/chromium.ts";

/** Journeys through the built portal on the real server; each worker has a house of its own (tests/e2e/journey.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["line"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? "test-results/journeys.json" }],
  ],
  use: { launchOptions: chromium, trace: "retain-on-failure", screenshot: "only-on-failure", locale: "en-GB" },
});
