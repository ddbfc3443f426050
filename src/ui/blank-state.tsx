import "./blank-state.css";
import { IconCloudOff, IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ShapeIcon } from "./shape-icon.tsx";

export interface BlankStateProps {
  /** Empty, emptied by filters, or failed; a drawing of one's own may stand instead. */
  kind?: "empty" | "filtered" | "failed";
  /** "No holds for Northlight Jewels" */
  title: string;
  /** What would fill it, or which filter to lift. */
  children?: ReactNode;
  /** The one act that helps. */
  acts?: ReactNode;
}

/** Says what is missing, then offers the one act that helps. */
export function BlankState({ kind = "empty", title, children, acts }: BlankStateProps) {
  return (
    <div className="blank" role={kind === "failed" ? "alert" : "status"}>
      {kind === "empty" && <ShapeIcon shape="Round" size={32} />}
      {kind === "filtered" && <IconFilterOff size={32} stroke={1} aria-hidden="true" />}
      {kind === "failed" && <IconCloudOff size={32} stroke={1} aria-hidden="true" />}
      <p className="blank-title">{title}</p>
      {children && <div className="dim">{children}</div>}
      {acts && <div className="row wrap blank-acts">{acts}</div>}
    </div>
  );
}
