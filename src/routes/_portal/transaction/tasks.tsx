import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { TasksPage } from "#features/tasks/tasks-page.tsx";
import { type TasksParams, tasksParams } from "#features/tasks/tasks-params.ts";
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
  const { mayWrite } = useAccess();
  const search = Route.useSearch();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const { onDirty, question } = useLeaving(["new"]);
  const onSearch = useCallback(
    (patch: Partial<TasksParams>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (there: TasksParams) => router.buildLocation({ to: Route.to, search: there }).href;
  return (
    <>
      {user && (
        <TasksPage
          roleId={user.role_id}
          mayWrite={mayWrite(screen)}
          search={search}
          onSearch={onSearch}
          addressOf={addressOf}
          onDirty={onDirty}
        />
      )}
      {question}
    </>
  );
}
