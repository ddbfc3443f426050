import "./list-body.css";
import type { ReactNode } from "react";

interface ListBodyProps {
  /** Filters that stand beside the list at its start. */
  rail?: ReactNode;
  drawer?: ReactNode;
  /** True while old rows stand until the new ones are there. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A list that fills the screen, with its drawer beside it from 992 px on and over it below. */
export function ListBody({ rail, drawer, isBusy, children }: ListBodyProps) {
  const body = (
    <div className="body" aria-busy={isBusy}>
      <div className="list">{children}</div>
      {drawer}
    </div>
  );
  if (rail === undefined) return body;
  return (
    <div className="railed">
      {rail}
      {body}
    </div>
  );
}
