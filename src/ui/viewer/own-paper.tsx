import { useEffect, useState } from "react";
import { words } from "../words.ts";
import { PdfViewer } from "./pdf-viewer.tsx";

/**
 * A paper that the portal itself serves, page by page. It is not framed: what the portal serves may stand in no frame,
 * its own neither.
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
