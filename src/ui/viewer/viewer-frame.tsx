import "./viewer.css";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconRotateClockwise,
} from "@tabler/icons-react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";
import { useZoom } from "./use-zoom.ts";

export type Size = { width: number; height: number };

export interface ViewerFrameProps {
  /** The name of the content. */
  alt: string;
  /** The words in place of the page's number, where there are no pages to turn. */
  caption?: string;
  pages?: { page: number; count: number; onPage: (page: number) => void };
  /** The address of the file, and its name when it is downloaded. */
  download?: string;
  fileName?: string;
  /** The content's own size; zero while it is unknown. */
  natural: Size;
  /** Draws the content at `scale` times its own size, with `style` for its place. */
  children: (scale: number, style: CSSProperties) => ReactNode;
}

/** The margins around the content, both sides together: the style sheet's padding of 12. */
const margins = 24;

/** The frame of a viewer: zoom with + and −, fit with 0, turn with R, pages with Page Up and Page Down. */
export function ViewerFrame({ alt, caption, pages, download, fileName, natural, children }: ViewerFrameProps) {
  const [turns, setTurns] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const { zoom, zoomIn, zoomOut, fit } = useZoom(stage);
  const { ref: measured, width, height } = useElementSize<HTMLElement>();
  const stageRef = useMergedRef(stage, measured);

  const lying = turns % 2 === 1;
  const [shownWidth, shownHeight] = lying ? [natural.height, natural.width] : [natural.width, natural.height];
  const fitting =
    shownWidth > 0 && width > margins && height > margins
      ? Math.min(1, (width - margins) / shownWidth, (height - margins) / shownHeight)
      : 1;
  const scale = fitting * zoom;
  const turn = () => setTurns((turns + 1) % 4);
  const turnPage = (by: 1 | -1) => {
    const next = (pages?.page ?? 0) + by;
    if (pages && next >= 1 && next <= pages.count) pages.onPage(next);
  };
  const acts: Record<string, () => void> = {
    "+": zoomIn,
    "=": zoomIn,
    "-": zoomOut,
    "−": zoomOut,
    "0": fit,
    r: turn,
    R: turn,
    ...(pages && { PageDown: () => turnPage(1), PageUp: () => turnPage(-1) }),
  };

  function onKeyDown(event: KeyboardEvent) {
    const act = acts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <figure className="viewer" onKeyDown={onKeyDown}>
      <figcaption className="viewer-bar screen-only">
        <span className="row tight">
          {pages ? `${words.page} ${words.pageOf(pages.page, pages.count)}` : caption}
          {pages && pages.count > 1 && (
            <>
              <IconButton
                label={words.previousPage}
                icon={<IconChevronLeft size={16} className="mirrored" />}
                disabled={pages.page === 1}
                onClick={() => turnPage(-1)}
              />
              <IconButton
                label={words.nextPage}
                icon={<IconChevronRight size={16} className="mirrored" />}
                disabled={pages.page === pages.count}
                onClick={() => turnPage(1)}
              />
            </>
          )}
        </span>
        <span className="row tight">
          <IconButton label={words.zoomOut} icon={<IconMinus size={16} />} onClick={zoomOut} />
          <span className="figures viewer-zoom" role="status">
            {Math.round(zoom * 100)} %
          </span>
          <IconButton label={words.zoomIn} icon={<IconPlus size={16} />} onClick={zoomIn} />
          <IconButton label={words.fit} icon={<IconMaximize size={16} />} onClick={fit} />
          <IconButton label={words.rotate} icon={<IconRotateClockwise size={16} />} onClick={turn} />
          {download && (
            <a
              className="icon-button"
              href={download}
              download={fileName ?? true}
              aria-label={words.download}
              title={words.download}
            >
              <IconDownload size={16} aria-hidden="true" />
            </a>
          )}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={stageRef} className="viewer-stage" tabIndex={0} aria-label={alt}>
        <div className="viewer-sheet" style={{ width: shownWidth * scale, height: shownHeight * scale }}>
          {/* Before the stage has a size the content would be drawn in a wrong one, and then once more. */}
          {width > 0 &&
            children(scale, {
              width: natural.width * scale,
              height: natural.height * scale,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            })}
        </div>
      </section>
    </figure>
  );
}
