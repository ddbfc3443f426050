import "./file-viewer.css";
import { useState } from "react";
import { useObjectUrl } from "../form/use-object-url.ts";
import { words } from "../words.ts";
import { PdfViewer } from "./pdf-viewer.tsx";
import { Viewer } from "./viewer.tsx";

export interface FileViewerProps {
  /** The file. Its type decides the viewer: a PDF by pages, anything else as a picture. */
  file: Blob;
  /** The name of the file's content: "Business Document of Northlight Jewels". */
  alt: string;
  /** The file's name when it is downloaded. */
  fileName: string;
  /** Receives the number of pages that were not on the screen yet. */
  onPagesLeft?: (left: number) => void;
}

/** The viewer of a file that is loaded already. A file that this page cannot show can still be downloaded. */
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
    onPagesLeft?.(0); // A file that cannot be shown is downloaded and read elsewhere.
  };
  const shared = { alt, fileName, download: address, onUnreadable };
  if (file.type === "application/pdf") return <PdfViewer file={file} onPagesLeft={onPagesLeft} {...shared} />;
  return address ? <Viewer src={address} caption={`${words.page} ${words.pageOf(1, 1)}`} {...shared} /> : null;
}
