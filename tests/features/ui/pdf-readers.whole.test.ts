import { getDocument, type PDFDocumentLoadingTask } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { smallPdf } from "#support/small-pdf.ts";
import { PdfReaders } from "#ui/viewer/pdf-readers.ts";

/** A busy machine may take its time with a sound document. */
const patientMs = 60_000;

const opened = async (reader: ReturnType<PdfReaders["take"]>) => {
  const document = getDocument({ data: smallPdf(["PAPER"]), worker: reader });
  expect((await document.promise).numPages).toBe(1);
  return document;
};

test("the reader of a document that is closed reads the next one", async () => {
  const readers = new PdfReaders(patientMs);
  const reader = readers.take();
  await readers.endDocument(await opened(reader), reader);
  const next = readers.take();
  expect(next).toBe(reader);
  await readers.endDocument(await opened(next), next);
});

test("two documents side by side have a reader each, and no more of them wait than two", async () => {
  const readers = new PdfReaders(patientMs);
  const taken = [readers.take(), readers.take(), readers.take()];
  expect(new Set(taken).size).toBe(3);
  const documents = await Promise.all(taken.map(opened));
  for (const [index, reader] of taken.entries()) {
    const document = documents[index];
    if (document) await readers.endDocument(document, reader);
  }
  expect(taken.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
});

test("a reader that hangs in a document is ended, and reads no other", async () => {
  const readers = new PdfReaders(100);
  const reader = readers.take();
  await opened(reader); // A reader that has not begun yet cannot hang.
  const hanging = { destroy: () => new Promise(() => {}) } as unknown as PDFDocumentLoadingTask;
  await readers.endDocument(hanging, reader);
  expect(reader.destroyed).toBe(true);
  expect(readers.take()).not.toBe(reader);
});
