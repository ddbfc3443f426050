import { plainNames } from "./stream-dictionary.ts";
import { packedObjects } from "./unfold.ts";

export type PdfFault = "fileDamaged" | "pdfActs" | "pdfLocked" | "pdfTooPacked";

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString("latin1") === "%PDF-";

/** Names with which a PDF acts by itself or carries another file. Opening at a place on a page is no act. */
const acts =
  /\/(?:(?:JavaScript|OpenAction(?!\s*\[)|Launch|EmbeddedFiles?|FileAttachment|XFA|RichMedia|SubmitForm|ImportData|GoToE|Rendition)(?![A-Za-z0-9_])|EF\s*(?:<<|\d+\s+\d+\s+R))/;
const locked = /\/Encrypt(?![A-Za-z0-9_])/;
const page = /\/Type\s*\/Page(?![A-Za-z0-9_])/g;

const faultIn = (text: string): PdfFault | undefined => {
  if (locked.test(text)) return "pdfLocked";
  return acts.test(text) ? "pdfActs" : undefined;
};
const pagesIn = (text: string): number => text.match(page)?.length ?? 0;

/**
 * Looks for forbidden names in a PDF before others open it. It searches the whole text, strings and streams included,
 * and then the unpacked objects. A PDF that cannot be looked through is refused.
 */
export async function lookThroughPdf(bytes: Buffer): Promise<{ pages: number | null } | PdfFault> {
  const raw = bytes.toString("latin1");
  const text = plainNames(raw);
  if (!text.includes("startxref") || !text.slice(-2048).includes("%%EOF")) return "fileDamaged";
  const fault = faultIn(text);
  if (fault) return fault;
  let pages = pagesIn(text);
  for await (const objects of packedObjects(bytes, raw)) {
    if (objects === "tooPacked") return "pdfTooPacked";
    const inside = plainNames(objects.toString("latin1"));
    const hidden = faultIn(inside);
    if (hidden) return hidden;
    pages += pagesIn(inside);
  }
  return { pages: pages > 0 ? pages : null };
}
