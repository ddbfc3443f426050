import { createFileRoute, useRouter } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { type WorkflowsSearch, workflowsSearch } from "#features/workflows/workflow-search.ts";
import { WorkflowsPage } from "#features/workflows/workflows-page.tsx";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/admin/workflows/")({
  beforeLoad: requireScreen("admin/workflows"),
  validateSearch: workflowsSearch,
  staticData: { title: "Workflows" },
  component: Workflows,
});

function Workflows() {
  const router = useRouter();
  const navigate = Route.useNavigate();
  const addressOf = (search: WorkflowsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const onWorkflow = (name: string, item?: string) =>
    void navigate({ to: "/admin/workflows/$name", params: { name }, search: { item } });
  return (
    <WorkflowsPage
      search={Route.useSearch()}
      addressOf={addressOf}
      onWorkflow={onWorkflow}
      rowAddress={addresses.auditRow}
    />
  );
}
