import { deflateSync } from "node:zlib";
import { png } from "./forms.ts";

const typed = (bytes: Buffer | string, name: string, type: string) =>
  new File([typeof bytes === "string" ? Buffer.from(bytes, "latin1") : new Uint8Array(bytes)], name, { type });

/** A PDF of these objects, numbered from 1. The first is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  const head = Buffer.from("%PDF-1.7\n", "latin1");
  const bodies = objects.map((object, place) =>
    Buffer.concat([
      Buffer.from(`${place + 1} 0 obj\n`),
      typeof object === "string" ? Buffer.from(object, "latin1") : object,
      Buffer.from("\nendobj\n"),
    ]),
  );
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n9\n%%EOF\n`;
  return Buffer.concat([head, ...bodies, Buffer.from(end, "latin1")]);
}
export const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\n`, "latin1"), bytes, Buffer.from("\nendstream")]);
export const flate = (dictionary: string, text: string | Buffer): Buffer =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(text));

const pages = ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>", "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>"];
/** One page with a word on it. `more` is added to the catalogue, `objects` follow the page. */
export const pdf = (mark = "x", more = "", objects: readonly (string | Buffer)[] = [], trailer = ""): Buffer =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${more}>>`, ...pages, flate("", `BT (${mark}) Tj ET`), ...objects], trailer);

export const pdfFile = (name = "licence.pdf", mark = "x"): File => typed(pdf(mark), name, "application/pdf");
export const fileOf = typed;
export { png };
