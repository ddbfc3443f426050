import "./page.css";
import type { ReactNode } from "react";

/** A page of panels on the frame colour, scrolling by itself; `label` names the region. */
export function Page({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="page" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** Panels side by side, one column below 992 px. */
export function Columns({ of = 2, children }: { of?: 2 | 3; children: ReactNode }) {
  return (
    <div className="columns" data-of={of}>
      {children}
    </div>
  );
}
