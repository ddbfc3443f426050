import "./figure-strip.css";
import "./strip.css";
import type { ReactNode } from "react";
import { Link } from "../frame/link.tsx";

export interface Figure {
  label: string;
  /** The figure itself; nothing while it is unknown. */
  value: ReactNode;
  /** The meaning of the figure in a few words. */
  note?: ReactNode;
  /** The address of the counted things. */
  to?: string;
  /** True if those things are the ones shown. */
  current?: boolean;
}

/** A strip of figures side by side. Each leads to the things that it counts. */
export function FigureStrip({ label, of }: { label: string; of: readonly Figure[] }) {
  return (
    <section className="strip" aria-label={label}>
      {of.map(({ label: name, value, note, to, current }) => {
        const content = (
          <>
            <span className="figure-head">
              <span className="dim">{name}</span>
              <b className="figures">{value ?? <span className="bone" />}</b>
            </span>
            {note && <span className="dim figure-note">{note}</span>}
          </>
        );
        return to ? (
          <Link key={name} to={to} className="figure" aria-current={current || undefined}>
            {content}
          </Link>
        ) : (
          <div key={name} className="figure">
            {content}
          </div>
        );
      })}
    </section>
  );
}
