import "./figure-strip.css";
import type { ReactNode } from "react";
import { Link } from "../frame/link.tsx";

export interface Figure {
  label: string;
  /** The number one came for; nothing as long as it is not known. */
  value: ReactNode;
  /** What it means, in a few words. */
  note?: ReactNode;
  /** Where the things that are counted can be seen. */
  to?: string;
  /** Whether those are what is shown. */
  current?: boolean;
}

/** A strip of figures side by side; each leads to what it counts. */
export function FigureStrip({ label, of }: { label: string; of: readonly Figure[] }) {
  return (
    <section className="figure-strip" aria-label={label}>
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
