import "./notice.css";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Hue } from "#domain/codes.ts";

/**
 * One line that must be seen before an act. `urgent` interrupts a screen reader, for something that has just gone
 * wrong.
 */
export function Notice({ hue, urgent, children }: { hue: Hue; urgent?: boolean; children: ReactNode }) {
  const Icon = hue === "green" ? IconCheck : hue === "blue" ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className="notice" data-hue={hue} role={urgent ? "alert" : undefined}>
      <Icon size={16} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
