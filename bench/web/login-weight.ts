import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

export type Weight = { files: number; gzipKb: number };

/** The gzip bytes that a new browser loads for the sign-in page, by kind. */
export async function loginWeight(browser: Browser, address: string): Promise<Record<"script" | "stylesheet", Weight>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const urls = new Map<string, string>();
  page.on("response", (response) => {
    urls.set(response.url(), response.request().resourceType());
  });
  await page.goto(`${address}/login`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
  await context.close();
  const weigh = async (kind: string): Promise<Weight> => {
    const files = [...urls].filter(([, type]) => type === kind).map(([url]) => url);
    let bytes = 0;
    for (const url of files) bytes += await gzipBytes(url);
    return { files: files.length, gzipKb: Math.round(bytes / 100) / 10 };
  };
  return { script: await weigh("script"), stylesheet: await weigh("stylesheet") };
}

/**
 * The gzip bytes of a file. A file that the portal does not compress is compressed here, so that all sums are alike.
 */
async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  const length = Number(response.headers.get("content-length"));
  const body = Buffer.from(await response.arrayBuffer());
  return response.headers.get("content-encoding") === "gzip" && length > 0 ? length : gzipSync(body).length;
}
