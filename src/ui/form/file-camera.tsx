import { type ChangeEvent, useRef } from "react";
import { words } from "../words.ts";

interface FileCameraProps {
  label: string;
  onTake: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The button that takes a photograph with a phone in place of choosing a file. */
export function FileCamera({ label, onTake }: FileCameraProps) {
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="file-pick file-camera" onClick={() => camera.current?.click()}>
        {words.photograph}
        <span className="unseen"> {label}</span>
      </button>
      <input
        ref={camera}
        type="file"
        tabIndex={-1}
        className="unseen"
        accept="image/*"
        capture="environment"
        aria-label={`${words.photograph}: ${label}`}
        onChange={onTake}
      />
    </>
  );
}
