import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Under a field: its hint, or that nothing stands against what was typed. */
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
