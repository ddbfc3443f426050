import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Pdf, PdfPage } from "./pdf-pages.ts";
import { ViewerFrame, type ViewerFrameProps } from "./viewer-frame.tsx";

export interface PdfViewerProps extends Pick<ViewerFrameProps, "alt" | "download" | "fileName"> {
  file: Blob;
  onUnreadable: () => void;
  onPagesLeft?: ((left: number) => void) | undefined;
}

/**
 * Runs some work, and runs it anew for another `one` or `other`. The former run is aborted, also when its part leaves
 * the page.
 */
function useWork(work: (signal: AbortSignal) => Promise<void>, onFail: () => void, one: unknown, other?: unknown) {
  const latest = useRef({ work, onFail });
  latest.current = { work, onFail };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two name what the work is for.
  useEffect(() => {
    const end = new AbortController();
    latest.current.work(end.signal).catch(() => {
      if (!end.signal.aborted) latest.current.onFail();
    });
    return () => end.abort();
  }, [one, other]);
}

/** The viewer of a PDF, one page after the other. Its reader is fetched with the first page. */
export function PdfViewer({ file, alt, onUnreadable, onPagesLeft, ...frame }: PdfViewerProps) {
  const [pdf, setPdf] = useState<Pdf>();
  const [number, setNumber] = useState(1);
  const [page, setPage] = useState<PdfPage>();
  const seen = useRef(new Set<number>());

  useWork(
    async (signal) => {
      const { openPdf } = await import("./pdf-pages.ts");
      signal.throwIfAborted();
      const opened = await openPdf(file, signal);
      signal.throwIfAborted();
      seen.current = new Set();
      setNumber(1);
      setPdf(opened);
    },
    onUnreadable,
    file,
  );
  useWork(
    async (signal) => {
      const opened = await pdf?.page(number);
      if (signal.aborted) return;
      setPage(opened);
      if (pdf) onPagesLeft?.(pdf.count - seen.current.add(number).size);
    },
    onUnreadable,
    pdf,
    number,
  );

  return (
    <ViewerFrame
      alt={alt}
      natural={page ?? { width: 0, height: 0 }}
      pages={pdf && { page: number, count: pdf.count, onPage: setNumber }}
      {...frame}
    >
      {(scale, style) =>
        page && <PageDrawn page={page} scale={scale} alt={alt} style={style} onUnreadable={onUnreadable} />
      }
    </ViewerFrame>
  );
}

interface PageDrawnProps {
  page: PdfPage;
  scale: number;
  alt: string;
  style: CSSProperties;
  onUnreadable: () => void;
}

function PageDrawn({ page, scale, alt, style, onUnreadable }: PageDrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useWork(
    async (signal) => {
      if (canvas.current) await page.draw(canvas.current, scale, signal);
    },
    onUnreadable,
    page,
    scale,
  );
  return <canvas ref={canvas} role="img" aria-label={alt} style={style} />;
}
