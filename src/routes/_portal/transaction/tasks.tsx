import { createFileRoute, useRouter } from "@tanstack/react-router";
import { addresses } from "#domain/addresses.ts";
import { useSession } from "#features/session/use-session.tsx";
import { TasksPage } from "#features/tasks/tasks-page.tsx";
import { type TasksParams, tasksParams } from "#features/tasks/tasks-params.ts";
import { nobody } from "#stones/row-viewer.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "transaction/tasks";

export const Route = createFileRoute("/_portal/transaction/tasks")({
  beforeLoad: requireScreen(screen),
  validateSearch: tasksParams,
  staticData: { title: "Tasks" },
  component: Tasks,
});

function Tasks() {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["new"]);
  return (
    <>
      <TasksPage
        user={user ?? nobody}
        mayWrite={mayWrite(screen)}
        search={Route.useSearch()}
        onSearch={(patch) => void navigate({ search: (now: TasksParams) => ({ ...now, ...patch }) })}
        addressOf={(search) => router.buildLocation({ to: Route.to, search }).href}
        loadOf={mayRead("inventory/loads") ? addresses.load : undefined}
        onDirty={onDirty}
      />
      {question}
    </>
  );
}
