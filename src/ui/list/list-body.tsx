import "./list-body.css";
import type { ReactNode } from "react";

/** A list that fills the screen, with its drawer beside it from 992 px on and over it below. */
export function ListBody({ drawer, children }: { drawer?: ReactNode; children: ReactNode }) {
  return (
    <div className="body">
      <div className="list">{children}</div>
      {drawer}
    </div>
  );
}
