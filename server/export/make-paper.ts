import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Context } from "../context.ts";
import { keepDownload } from "../files/downloads.ts";
import type { Paper } from "../policies/paper-on-wire.ts";
import { writePaperPdf } from "./paper-pdf.ts";

/** A paper as a PDF under a link for whoever asks; the log says who took it. */
export async function makePaper(ctx: Context, paper: Paper): Promise<string> {
  const { house, actor } = ctx;
  const folder = await mkdtemp(path.join(tmpdir(), "loupe-paper-"));
  try {
    const place = path.join(folder, "paper.pdf");
    await writePaperPdf(paper, house.timeZone, place);
    const file = { place, fileName: `${paper.kind}-${paper.number}.pdf`, mediaType: "application/pdf" };
    const { link } = await keepDownload(house, ctx.db, actor.accountId, file, (name) =>
      ctx.ifRefused(() => house.files.remove(name)),
    );
    const after = { format: "pdf", paper_id: paper.id, client_id: paper.client.id };
    ctx.audit.push({ workflow: "export", item: link, transition: "export.ask", after });
    return link;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
