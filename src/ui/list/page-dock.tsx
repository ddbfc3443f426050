import "./dock.css";
import type { ReactNode } from "react";

/** The dock of a page without a list: the effect of the act on the whole page, its refusal in words, and the act. */
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
