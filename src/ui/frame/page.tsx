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

interface ColumnsProps {
  of?: 2 | 3;
  /** Panels of many heights fill one column after the other, without gaps between them. */
  isPacked?: boolean;
  children: ReactNode;
}

/** Panels side by side, one column below 992 px. */
export function Columns({ of = 2, isPacked = false, children }: ColumnsProps) {
  return (
    <div className={isPacked ? "packed-columns" : "columns"} data-of={of}>
      {children}
    </div>
  );
}
