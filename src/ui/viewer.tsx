import "./viewer.css";
import { useElementSize } from "@mantine/hooks";
import { IconDownload, IconMaximize, IconMinus, IconPlus, IconRotateClockwise } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { words } from "./words.ts";

export interface ViewerProps {
  /** The picture's address, and what it shows. */
  src: string;
  alt: string;
  /** "Page 1 of 2" */
  caption?: string;
  /** Where the file itself is. */
  download?: string;
}

/** Around the picture, both sides together; the style sheet's padding of 12. */
const margins = 24;
const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
/** The next step of zoom above or below. */
export const zoomed = (zoom: number, by: 1 | -1) =>
  (by === 1 ? zooms.find((step) => step > zoom) : zooms.findLast((step) => step < zoom)) ?? zoom;

/** A picture to look at closely: zoom with + and −, fit with 0, turn with R, move with the arrows. */
export function Viewer({ src, alt, caption, download }: ViewerProps) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const { ref: stage, width, height } = useElementSize<HTMLElement>();

  const lying = turns % 2 === 1;
  const [shownWidth, shownHeight] = lying ? [natural.height, natural.width] : [natural.width, natural.height];
  const fit =
    shownWidth > 0 && width > margins && height > margins
      ? Math.min(1, (width - margins) / shownWidth, (height - margins) / shownHeight)
      : 1;
  const scale = fit * zoom;

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "+" || key === "=") setZoom(zoomed(zoom, 1));
    else if (key === "-" || key === "−") setZoom(zoomed(zoom, -1));
    else if (key === "0") setZoom(1);
    else if (key === "r" || key === "R") setTurns((turns + 1) % 4);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <figure className="viewer" onKeyDown={onKeyDown}>
      <figcaption className="viewer-bar screen-only">
        <span>{caption}</span>
        <span className="row tight">
          <IconButton label={words.zoomOut} icon={<IconMinus size={16} />} onClick={() => setZoom(zoomed(zoom, -1))} />
          <span className="figures viewer-zoom" role="status">
            {Math.round(zoom * 100)} %
          </span>
          <IconButton label={words.zoomIn} icon={<IconPlus size={16} />} onClick={() => setZoom(zoomed(zoom, 1))} />
          <IconButton label={words.fit} icon={<IconMaximize size={16} />} onClick={() => setZoom(1)} />
          <IconButton
            label={words.rotate}
            icon={<IconRotateClockwise size={16} />}
            onClick={() => setTurns((turns + 1) % 4)}
          />
          {download && (
            <a className="icon-button" href={download} download aria-label={words.download} title={words.download}>
              <IconDownload size={16} aria-hidden="true" />
            </a>
          )}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section ref={stage} className="viewer-stage" tabIndex={0} aria-label={alt}>
        <div className="viewer-sheet" style={{ width: shownWidth * scale, height: shownHeight * scale }}>
          <img
            src={src}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
            style={{
              width: natural.width * scale,
              height: natural.height * scale,
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </div>
      </section>
    </figure>
  );
}
