import { rm } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { keepDownload } from "../files/downloads.ts";
import { makeWorkFolder } from "../files/work-folder.ts";
import { needingRoom } from "../ground/no-room.ts";
import type { Context, Reading } from "../house/context.ts";
import { inThread } from "../house/threads/in-thread.ts";
import type { PrintedPaper } from "../wire/paper-on-wire.ts";

/** Makes a PDF of a paper and returns its link; the log records the actor. */
export async function makePaper(ctx: Context, paper: PrintedPaper): Promise<string> {
  const { house, actor } = ctx;
  const folder = await makeWorkFolder("paper");
  try {
    const place = path.join(folder, "paper.pdf");
    const logo = await logoOf(ctx, paper);
    await needingRoom(folder, () => inThread("writePaper", { paper, logo, place }));
    const file = { place, fileName: `${paper.kind}-${paper.number}.pdf`, mediaType: "application/pdf" };
    const { link } = await keepDownload(house, ctx.db, actor.accountId, file, (name) =>
      ctx.ifRefused(() => house.files.remove(name)),
    );
    const after = { format: "pdf", paper_id: paper.id, client_id: paper.holder_id };
    ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
    return link;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The logo of a paper. It is never removed from the store: papers issued with it are printed with it. */
async function logoOf({ house }: Reading, { shown }: PrintedPaper): Promise<Buffer | undefined> {
  if (!shown.house.logo) return undefined;
  const bytes = await house.files.open(shown.house.logo);
  if (!bytes) throw new Error(`the logo ${shown.house.logo} is not in the store`);
  return buffer(bytes);
}
