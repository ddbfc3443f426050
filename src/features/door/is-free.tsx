import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** The line under a field: its hint, or the word that its value is free. */
export function IsFree({ said, children }: { said: string | undefined; children?: ReactNode }) {
  return (
    <span role="status">
      {said ? (
        <span className="door-free">
          <IconCheck size={14} aria-hidden="true" />
          {said}
        </span>
      ) : (
        children
      )}
    </span>
  );
}
