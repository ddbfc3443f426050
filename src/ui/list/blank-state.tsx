import "./blank-state.css";
import { IconCloudOff, IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ShapeIcon } from "../marks/shape-icon.tsx";

type BlankStateProps = {
  /** "No holds for Northlight Jewels" */
  title: string;
  /** The one helpful act. */
  acts?: ReactNode;
} & (
  | {
      kind?: "empty";
      /** The way to fill the list. */
      children: ReactNode;
    }
  | {
      /** The list was emptied by filters, or its load failed. */
      kind: "filtered" | "failed";
      /** The filter to lift, or the failure. */
      children?: ReactNode;
    }
);

/** The notice of an empty list, with the one helpful act. */
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
