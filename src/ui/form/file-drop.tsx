import { type DragEvent, type ReactNode, useState } from "react";

interface FileDropProps {
  isInvalid: boolean;
  isLarge?: boolean | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** The area that a file may be dropped on. */
export function FileDrop({ isInvalid, isLarge, onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className="file-field"
      data-over={over || undefined}
      data-invalid={isInvalid || undefined}
      data-large={isLarge || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
