import "./file-viewer.css";
import { useState } from "react";
import { useObjectUrl } from "../form/use-object-url.ts";
import { words } from "../words.ts";
import { PdfViewer } from "./pdf-viewer.tsx";
import { Viewer } from "./viewer.tsx";

export interface FileViewerProps {
  /** Its type says how it is read: a PDF by pages, anything else as a picture. */
  file: Blob;
  /** What it is: "Business Document of Northlight Jewels". */
  alt: string;
  /** What it is called when it is kept. */
  fileName: string;
  /** How many pages of it were not on the screen yet. */
  onPagesLeft?: (left: number) => void;
}

/** A file that is here already, to look at closely; what this page cannot show can still be kept. */
export function FileViewer({ file, alt, fileName, onPagesLeft }: FileViewerProps) {
  const address = useObjectUrl(file);
  const [unreadable, setUnreadable] = useState<Blob>();
  if (unreadable === file) {
    return (
      <div className="file-unread">
        <p className="dim">{words.unreadable}</p>
        <a href={address} download={fileName}>
          {words.keepFile}
        </a>
      </div>
    );
  }
  const onUnreadable = () => {
    setUnreadable(file);
    onPagesLeft?.(0); // what cannot be shown is kept and read elsewhere
  };
  const shared = { alt, fileName, download: address, onUnreadable };
  if (file.type === "application/pdf") return <PdfViewer file={file} onPagesLeft={onPagesLeft} {...shared} />;
  return address ? <Viewer src={address} caption={`${words.page} ${words.pageOf(1, 1)}`} {...shared} /> : null;
}
