import "./panel.css";
import type { ReactNode } from "react";

export interface PanelProps {
  title: ReactNode;
  /** To the right of the title: a badge, a link, a few words in dim. */
  aside?: ReactNode;
  /** Lets a table run to the panel's edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled block on the frame colour, for pages without a list. */
export function Panel({ title, aside, flush, children }: PanelProps) {
  return (
    <section className="panel">
      <header>
        <h2>{title}</h2>
        {aside && <div className="row dim">{aside}</div>}
      </header>
      <div className={flush ? undefined : "panel-body"}>{children}</div>
    </section>
  );
}
