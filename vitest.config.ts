import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { chromium } from "./tests/support/chromium.ts";
import { LongestFirst } from "./tests/support/longest-first.ts";
import { patience } from "./tests/support/patience.ts";
import { pointerAside } from "./tests/support/pointer-aside.ts";
import { filesBeyond, tierNow } from "./tools/test/tiers.mjs";

/** The tier says which files run and how often properties are tried (tests/support/budget.ts); SEED repeats a run's seed. */
const tier = tierNow();
/** What is waited for may take its time, and limits end only what hangs. Full rounds beside the browser's lane take long. */
const patient = { poll: patience };
const minutes = tier === "night" ? 30 : 3;
const limits = { testTimeout: minutes * 60_000, hookTimeout: minutes * 60_000 };
const exclude = [...configDefaults.exclude, ...filesBeyond(tier)];
const provide = { tier, seed: process.env.SEED ? Number(process.env.SEED) : null };

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          provide,
          exclude,
          include: ["tests/{domain,machines,api,architecture,supply}/**/*.test.ts"],
          environment: "node",
          isolate: false, // nothing here is changed by a test: what one file has loaded serves the next
          ...limits,
        },
      },
      {
        test: {
          // Through the door: these files share a process, and with it what they have loaded and hashed.
          name: "door",
          provide,
          exclude,
          include: [
            "tests/server/*.test.ts",
            "tests/server/{contract,evidence,files,formats,lines,mail,stones,search,supply}/**/*.test.ts",
          ],
          environment: "node",
          globalSetup: "tests/support/global-setup.ts",
          setupFiles: ["tests/support/built-threads.ts"],
          pool: "forks",
          isolate: false,
          ...limits,
          expect: patient,
        },
      },
      {
        test: {
          name: "server",
          provide,
          exclude,
          include: ["tests/server/{backups,db,tools}/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/global-setup.ts",
          setupFiles: ["tests/support/built-threads.ts"],
          pool: "forks", // what ends its process in a test must not take the runner along
          isolate: false, // they too begin with what is loaded, compiled and hashed
          ...limits,
          expect: patient,
        },
      },
      {
        plugins: [react()],
        // Found while a run is under way, they would reload the page and fail the suite that is on it.
        optimizeDeps: {
          include: [
            "@mantine/core",
            "@mantine/dates",
            "@mantine/hooks",
            "@mantine/notifications",
            "@tabler/icons-react",
            "@tanstack/react-query",
            "@tanstack/react-table",
            "@tanstack/react-virtual",
            "@xstate/react",
            "axe-core",
            "d3-scale",
            "d3-shape",
            "openapi-fetch",
            "pdfjs-dist/legacy/build/pdf.mjs",
            "vitest-browser-react",
            "xstate",
          ],
        },
        test: {
          name: "browser",
          provide,
          exclude,
          maxWorkers: 2, // two pages side by side
          isolate: false, // a page loads the program once, for all files that it tries (tests/support/quiet-screen.ts)
          include: ["tests/features/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/quiet-screen.ts"],
          ...limits,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 180_000, // a page that opens late is slow, not broken
            screenshotFailures: false,
            // A step that hangs is named before its test runs out of time.
            provider: playwright({ launchOptions: chromium, actionTimeout: (minutes * 60_000) / 2 }),
            commands: { pointerAside },
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
