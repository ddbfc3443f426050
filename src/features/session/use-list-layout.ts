import { useState } from "react";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { useSession } from "./use-session.tsx";

/** The person's own arrangement of a list's columns, kept and encrypted with the session. */
export function useListLayout(list: string): Arranging {
  const { listLayout, rememberListLayout } = useSession();
  const [layout, setLayout] = useState(() => listLayout(list) ?? deliveredLayout);
  return {
    layout,
    onLayout: (next) => {
      setLayout(next);
      rememberListLayout(list, next);
    },
  };
}
