import path from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

type Row = { cells: string[]; isActive: boolean };

/** Opens the peer's page: one script, built like the portal's own, and the rows. */
export async function openPlainTable(page: Page, heads: string[], rows: Row[]): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: "es2023",
      lib: { entry: path.join(import.meta.dirname, "plain-table.tsx"), formats: ["iife"], name: "plain" },
    },
  });
  const [bundle] = [built].flat();
  const script = bundle && "output" in bundle ? bundle.output[0].code : "";
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 13px sans-serif; } table { border-collapse: collapse; white-space: nowrap; }
    td, th { height: 34px; padding: 0 10px; border-bottom: 1px solid #ddd; }
    .cell { display: inline-block; max-width: 180px; overflow: hidden; text-overflow: ellipsis; }
  </style><div id="root"></div>`);
  await page.addScriptTag({ content: script });
  await page.evaluate(([names, given]) => window.showPlainTable(names, given), [heads, rows] as const);
  await page.getByRole("switch").first().waitFor();
}
