import type { Data } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { freeStones, onMemo } from "./line-stones.ts";
import { readPdf } from "./read-pdf.ts";

export type Paper = Data<"getPaper">;

/** A memo of this many stones, issued by an administrator. */
export async function memoOf(portal: TestApp, name: DemoName, count: number) {
  const lines = await onMemo(portal, name, await freeStones(portal, count));
  return { id: lines[0]?.memo?.id ?? 0, ids: lines.map(({ id }) => id), lines };
}

/** Sells lines of a memo, and returns the invoice. */
export async function sold(portal: TestApp, ids: number[], price_per_ct = 4000): Promise<number> {
  const lines = ids.map((id) => ({ id, price_per_ct }));
  const { data } = await portal.as("admin").call("sellMemo", { body: { lines, reason: "A parcel deal" } });
  return data.data[0]?.invoice?.id ?? 0;
}

export const paper = async (portal: TestApp, name: DemoName, id: number): Promise<Paper> =>
  (await portal.as(name).call("getPaper", { path: { id } })).data;

type Fetched = { statusCode: number; headers: Record<string, unknown> };
type PaperFile = { open: (who: DemoName) => Promise<Fetched>; file: Fetched; pages: string[] };

/** A paper as one person downloads it: the file, its words, and the answer of its link for others. */
export async function pdfOf(portal: TestApp, name: DemoName, id: number): Promise<PaperFile> {
  const url = (await portal.as(name).call("downloadPaper", { path: { id } })).data;
  const open = async (who: DemoName) =>
    portal.app.inject({ url, headers: { authorization: `Bearer ${await portal.tokenOf(who)}` } });
  const file = await open(name);
  return { open, file, pages: readPdf(file.rawPayload).pages };
}
