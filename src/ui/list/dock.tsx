import "./dock.css";
import type { ReactNode } from "react";
import { words } from "../words.ts";

export interface DockProps {
  /** Count, select all, clear: a `DockSelection`. Its row appears with the selection. */
  selection?: ReactNode;
  /** The reason against the acts, in words. It stands above them, so that a late reason does not move them. */
  told?: ReactNode;
  /** From lightest to heaviest, the main one last. */
  acts?: ReactNode;
  /** The size of the list: "500 on this page / 3,212 matching", or a `Pager`. */
  note: ReactNode;
  /** Totals, at the end of the row. */
  children?: ReactNode;
}

/** The fixed bottom of a list: acts on the selection above, pages and totals below. */
export function Dock({ selection, told, acts, note, children }: DockProps) {
  return (
    <footer className="dock">
      {selection && (
        <section className="dock-acts screen-only" aria-label={words.selection}>
          {told}
          {selection}
          <div className="row wrap">{acts}</div>
        </section>
      )}
      <div className="dock-totals">
        <div className="dock-note dim">{note}</div>
        {children}
      </div>
    </footer>
  );
}
