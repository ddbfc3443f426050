import { createFileRoute, Outlet, useRouterState } from "@tanstack/react-router";
import { AssociatePage } from "#features/associates/associate-page.tsx";
import { associateTabs } from "#features/associates/associate-tabs.ts";
import { requireScreen } from "../../../-guards.ts";
import { useAssociateViewer } from "../../../-use-associate-viewer.ts";

export const Route = createFileRoute("/_portal/business-associate/$id")({
  beforeLoad: requireScreen("business-associate"),
  staticData: { title: "Business associate" },
  component: Associate,
});

function Associate() {
  const id = Number(Route.useParams().id);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const current = associateTabs.find(({ tab }) => path.endsWith(`/${tab}`))?.tab;
  return (
    <AssociatePage key={id} id={id} current={current} {...useAssociateViewer()}>
      <Outlet />
    </AssociatePage>
  );
}
