import { useMemo } from "react";
import { addresses } from "#domain/addresses.ts";
import { roleIds } from "#domain/roles.ts";
import type { LifeLinks } from "#stones/life/life-step.tsx";
import { useAccess } from "./-use-access.ts";

/** The addresses of clients, papers, workflows, loads and the log, for people who may open them. */
export function useLifeLinks(): { links: LifeLinks; logPath?: (stockNo: string) => string } {
  const { mayRead } = useAccess();
  return useMemo(() => {
    const links: LifeLinks = {
      client: ({ id, role_id }) => {
        if (role_id === roleIds.guest) return mayRead("guests") ? addresses.guest(id) : undefined;
        if (role_id === roleIds.customer) return mayRead("client") ? addresses.client(id) : undefined;
        return mayRead("api") ? addresses.externalClient(id) : undefined;
      },
      paper: ({ id, kind }) => (kind !== "order" && mayRead(`transaction/${kind}`) ? addresses.paper(id) : undefined),
      item: (list, id) => (mayRead("admin/workflows") ? addresses.workflow(list, id) : undefined),
      load: (load) => (mayRead("inventory/loads") ? addresses.loadRow(load) : undefined),
    };
    return { links, ...(mayRead("admin/audit-logs") && { logPath: addresses.auditOfStone }) };
  }, [mayRead]);
}
