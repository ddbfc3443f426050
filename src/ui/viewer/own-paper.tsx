import { useEffect, useState } from "react";
import { words } from "../words.ts";
import { PdfViewer } from "./pdf-viewer.tsx";

/**
 * A PDF that the portal itself serves, page by page. Nothing that the portal serves may stand in a frame,
 * not even in a frame of its own.
 */
export function OwnPaper({ src, name }: { src: string; name: string }) {
  const [file, setFile] = useState<Blob>();
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    fetch(src, { signal: end.signal })
      .then((answer) => (answer.ok ? answer.blob() : Promise.reject(answer)))
      .then(setFile)
      .catch(() => end.signal.aborted || setUnreadable(true));
    return () => end.abort();
  }, [src]);
  if (isUnreadable) return <p className="dim">{words.unreadable}</p>;
  return (
    file && (
      <PdfViewer
        file={file}
        alt={name}
        download={src}
        fileName={`${name}.pdf`}
        onUnreadable={() => setUnreadable(true)}
      />
    )
  );
}
