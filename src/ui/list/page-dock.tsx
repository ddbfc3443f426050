import "./dock.css";
import type { ReactNode } from "react";

/** The dock of a page that is no list: what the act on the whole page does, its refusal in words, the act. */
export function PageDock({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <footer className="dock screen-only">
      <div className="dock-plain">
        <span>{note}</span>
        <div className="row wrap">{children}</div>
      </div>
    </footer>
  );
}
