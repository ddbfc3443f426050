import "./media-viewer.css";
import { useState } from "react";
import { mediaKind } from "#domain/media.ts";
import { words } from "../words.ts";
import { OwnPaper } from "./own-paper.tsx";
import { Viewer } from "./viewer.tsx";

interface MediaViewerProps {
  src: string;
  /** The name of the content: "Image of JD1000000". */
  name: string;
}

/** A picture, a film or a paper, by its extension (spec §9). A file that this page cannot show is offered as a link. */
export function MediaViewer({ src, name }: MediaViewerProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const kind = mediaKind(src);
  const open = (
    <a className="media-open screen-only" href={src} target="_blank" rel="noreferrer">
      {words.openAlone}
    </a>
  );
  if (kind === "image") {
    return (
      <div className="media">
        <Viewer src={src} alt={name} download={src} />
        {open}
      </div>
    );
  }
  return (
    <div className="media">
      {kind === "video" && !isUnreadable && (
        <video
          src={src}
          controls
          loop
          muted
          playsInline
          preload="metadata"
          aria-label={name}
          onError={() => setUnreadable(true)}
        />
      )}
      {/* A paper from another address may not be fetched here. */}
      {kind === "pdf" && src.startsWith("/") && <OwnPaper src={src} name={name} />}
      {kind === "video" && isUnreadable && <p className="dim">{words.notPlayed}</p>}
      {open}
    </div>
  );
}
