import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { WorkflowPage } from "#features/workflows/workflow-page.tsx";
import { type WorkflowSearch, workflowSearch } from "#features/workflows/workflow-search.ts";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";

export const Route = createFileRoute("/_portal/admin/workflows/$name")({
  beforeLoad: requireScreen("admin/workflows"),
  validateSearch: workflowSearch,
  staticData: { title: "Workflow" },
  component: Workflow,
});

function Workflow() {
  const mayWrite = useAccess().mayWrite("admin/workflows");
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { name } = Route.useParams();
  const onSearch = useCallback(
    (patch: Partial<WorkflowSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  // Another workflow for the same days and the same people.
  const onWorkflow = (next: string) =>
    void navigate({
      params: { name: next },
      search: ({ period, from, to, party, business_id }) => ({ period, from, to, party, business_id }),
    });
  const addressOf = (search: WorkflowSearch) => router.buildLocation({ to: Route.to, params: { name }, search }).href;
  const rowsAddress = (item: string) => addresses.auditOfItem(name, item);
  const shared = { name, search: Route.useSearch(), onSearch, onWorkflow, addressOf, mayWrite };
  return <WorkflowPage key={name} {...shared} rowAddress={addresses.auditRow} rowsAddress={rowsAddress} />;
}
