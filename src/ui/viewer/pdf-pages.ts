import { AnnotationMode, getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import jbig2 from "pdfjs-dist/wasm/jbig2.wasm?url";
import openjpeg from "pdfjs-dist/wasm/openjpeg.wasm?url";
import { PdfReaders } from "./pdf-readers.ts";

/** The readers of all viewers of the page. */
const readers = new PdfReaders();

/** The decoders of the pictures that scanners put into their pages. */
const decoders: Record<string, string> = { "jbig2.wasm": jbig2, "openjpeg.wasm": openjpeg };

class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename];
    if (!address) throw new Error(`nothing here reads ${filename}`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

/** The limit for a picture in a page, whatever size it claims. */
const imageMaxPixels = 50_000_000;
/** The limit of a phone's canvas. */
const canvasMaxPixels = 16_000_000;
/** A point of print is a 72nd of an inch, a pixel of the screen a 96th. */
const screenScale = 96 / 72;

export interface PdfPage {
  width: number;
  height: number;
  /** Draws the page at this scale. The former drawing stays until it is done. */
  draw: (canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>;
}

export interface Pdf {
  count: number;
  page: (number: number) => Promise<PdfPage>;
}

/** The pages of a PDF as pictures. No script in it runs, and nothing in it can be followed or filled in. */
export async function openPdf(file: Blob, signal: AbortSignal): Promise<Pdf> {
  const data = await file.arrayBuffer();
  signal.throwIfAborted();
  const reader = readers.take();
  const loading = getDocument({
    data,
    worker: reader,
    BinaryDataFactory: Decoders,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    enableXfa: false,
    maxImageSize: imageMaxPixels,
    verbosity: 0,
  });
  signal.addEventListener("abort", () => void readers.endDocument(loading, reader), { once: true });
  const pdf = await loading.promise;
  return { count: pdf.numPages, page: async (number) => pageOf(await pdf.getPage(number)) };
}

function pageOf(page: PDFPageProxy): PdfPage {
  const { width, height } = page.getViewport({ scale: screenScale });
  return {
    width,
    height,
    draw: async (canvas, scale, signal) => {
      const wanted = scale * devicePixelRatio;
      const drawn = Math.min(wanted, Math.sqrt(canvasMaxPixels / (width * height)));
      const viewport = page.getViewport({ scale: drawn * screenScale });
      const sheet = document.createElement("canvas");
      sheet.width = Math.max(1, Math.floor(viewport.width));
      sheet.height = Math.max(1, Math.floor(viewport.height));
      const drawing = page.render({ canvas: sheet, viewport, annotationMode: AnnotationMode.DISABLE });
      signal.addEventListener("abort", () => drawing.cancel(), { once: true });
      await drawing.promise;
      canvas.width = sheet.width;
      canvas.height = sheet.height;
      canvas.getContext("2d")?.drawImage(sheet, 0, 0);
    },
  };
}
