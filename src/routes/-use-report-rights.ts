import { mayChooseClient } from "#domain/client-label.ts";
import type { ReportKind } from "#domain/reports.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { type FigureKind, figureKinds } from "#domain/scheduled-reports.ts";
import { useSession } from "#features/session/use-session.tsx";
import { useAccess } from "./-use-access.ts";

const screens: Record<ReportKind, string> = {
  sales: "invoice",
  confirms: "confirm-stone",
  memos: "memo",
  holds: "hold",
};

/** A person's rights to reports: the lists and figures that they may read, and the parties that they may look up. */
export function useReportRights(area: "transaction" | "customer-profile") {
  const { user } = useSession();
  const { mayRead } = useAccess();
  const role = user?.role_id as RoleId | undefined;
  const isOwn = area === "customer-profile";
  const isOffice = !isOwn && role !== roleIds.businessAssociate;
  return {
    isOwn,
    kinds: (Object.keys(screens) as ReportKind[]).filter((kind) => mayRead(`${area}/${screens[kind]}`)),
    figures: !isOwn && mayRead("transaction/insight") ? (Object.keys(figureKinds) as FigureKind[]) : [],
    parties: {
      hasClients: !isOwn && role !== undefined && mayChooseClient(role),
      hasAssociates: isOffice && mayRead("business-associate"),
      hasProviders: isOffice && mayRead("inventory/company"),
    },
  };
}
