import { useState } from "react";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { useSession } from "./use-session.tsx";

/** The columns of a list as this person left them; kept with the session, sealed like the rest of it. */
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
