import { useMemo } from "react";
import { roleIds } from "#domain/roles.ts";
import type { LifeLinks } from "#stones/life/life-step.tsx";
import { useAccess } from "./-use-access.ts";

/** Where clients, papers, workflows and the log are read, for whoever may open them. */
export function useLifeLinks(): { links: LifeLinks; logPath?: (stockNo: string) => string } {
  const { mayRead } = useAccess();
  return useMemo(() => {
    const links: LifeLinks = {
      client: ({ id, role_id }) => {
        if (role_id === roleIds.guest) return mayRead("guests") ? `/guests?open=${id}` : undefined;
        const screen = role_id === roleIds.customer ? "client" : "api";
        return mayRead(screen) ? `/${screen}/${id}` : undefined;
      },
      paper: ({ id, kind }) =>
        kind !== "order" && mayRead(`transaction/${kind}`) ? `/transaction/paper/${id}` : undefined,
      item: (list, id) => (mayRead("admin/workflows") ? `/admin/workflows/${list}?item=${id}` : undefined),
    };
    const logPath = (stockNo: string) => `/admin/audit-logs?stock_no=${encodeURIComponent(stockNo)}`;
    return { links, ...(mayRead("admin/audit-logs") && { logPath }) };
  }, [mayRead]);
}
