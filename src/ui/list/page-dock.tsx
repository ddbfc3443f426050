import "./dock.css";
import type { ReactNode } from "react";

/** The dock of a page without a list. It has the act on the whole page, its effect, and its refusal in words. */
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
