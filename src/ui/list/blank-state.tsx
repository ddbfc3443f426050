import "./blank-state.css";
import { IconCloudOff, IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ShapeIcon } from "../marks/shape-icon.tsx";

type BlankStateProps = {
  /** "No holds for Northlight Jewels" */
  title: string;
  /** The one act that helps. */
  acts?: ReactNode;
} & (
  | {
      kind?: "empty";
      /** What would fill it. */
      children: ReactNode;
    }
  | {
      /** Emptied by filters, or failed. */
      kind: "filtered" | "failed";
      /** Which filter to lift, or what failed. */
      children?: ReactNode;
    }
);

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
