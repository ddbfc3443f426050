import "./toolbar.css";
import type { ReactNode } from "react";

/** The row under the header: tabs or filters at the start, Columns, Export and New at the end, all quiet. */
export function Toolbar({ tools, add, children }: { tools?: ReactNode; add?: ReactNode; children?: ReactNode }) {
  return (
    <div className="toolbar screen-only">
      <div className="row">{children}</div>
      {(tools || add) && (
        <div className="row tools">
          {tools}
          {add}
        </div>
      )}
    </div>
  );
}
