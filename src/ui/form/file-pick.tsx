import type { ReactNode, Ref } from "react";
import { words } from "../words.ts";

interface FilePickProps {
  ref: Ref<HTMLButtonElement>;
  /** "Choose a picture" */
  text: string;
  /** The label of the field, for whoever hears the button alone. */
  label: string;
  describedBy: string | undefined;
  onPick: () => void;
  /** Another way to bring a file, beside the button. */
  children?: ReactNode;
}

/** The button of a field for files, and the words that a file can be dropped too. */
export function FilePick({ ref, text, label, describedBy, onPick, children }: FilePickProps) {
  return (
    <span>
      <button ref={ref} type="button" className="file-pick" onClick={onPick} aria-describedby={describedBy}>
        {text}
        <span className="unseen"> {label}</span>
      </button>{" "}
      {children} <span className="dim wide-only">{words.orDrop}</span>
    </span>
  );
}
