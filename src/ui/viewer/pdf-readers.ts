// The legacy build also runs on phones that are some years old.
import { GlobalWorkerOptions, type PDFDocumentLoadingTask, PDFWorker } from "pdfjs-dist/legacy/build/pdf.mjs";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = worker;

/** The time in which a reader ends a document. One that takes longer is stuck in it. */
const endsWithinMs = 2_000;
/** The number of readers that wait for a document: as many as a page shows side by side. */
const mostIdle = 2;

/**
 * The readers of PDFs, each a thread of its own. Its program is a megabyte, so a reader that has ended a document waits
 * for the next one. It reads one at a time: a document in which it hangs keeps no other from being read.
 */
export class PdfReaders {
  readonly #idle: PDFWorker[] = [];
  readonly #patienceMs: number;

  constructor(patienceMs = endsWithinMs) {
    this.#patienceMs = patienceMs;
  }

  take(): PDFWorker {
    return this.#idle.pop() ?? new PDFWorker();
  }

  /** Ends a document, and keeps its reader for the next one if it is still sound. */
  async endDocument(document: PDFDocumentLoadingTask, reader: PDFWorker): Promise<void> {
    const late = new Promise<false>((tell) => setTimeout(tell, this.#patienceMs, false));
    const ended = document.destroy().then(
      () => true,
      () => false,
    );
    if ((await Promise.race([ended, late])) && this.#idle.length < mostIdle) this.#idle.push(reader);
    else reader.destroy();
  }
}
