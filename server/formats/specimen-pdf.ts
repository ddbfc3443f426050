import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";

/** A specimen of two pages, each with these lines: everybody can see that it is no real document. */
export async function specimenPdf(file: string, title: string, lines: readonly string[]): Promise<void> {
  const doc = new PDFDocument({ size: "A4", margin: 64, info: { Title: `SPECIMEN ${title}`, Author: "Loupe" } });
  const out = createWriteStream(file, { mode: 0o600 });
  const written = finished(out);
  doc.pipe(out);
  for (const page of [1, 2]) {
    if (page > 1) doc.addPage();
    doc.rect(40, 40, 515, 762).lineWidth(2).stroke("#2b4a6b");
    doc.fillColor("#a01f1c").font("Helvetica-Bold").fontSize(44).text("SPECIMEN", 64, 90);
    doc.fillColor("#1d2733").fontSize(22).text(title, 64, 160);
    doc.font("Helvetica").fontSize(13).fillColor("#3d4a58");
    for (const [at, line] of [...lines, `Page ${page} of 2`].entries()) doc.text(line, 64, 220 + at * 24);
  }
  doc.end();
  await written;
}
