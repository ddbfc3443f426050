import { createFileRoute } from "@tanstack/react-router";
import { LiveUsersPage } from "#features/live-users/live-users-page.tsx";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";

export const Route = createFileRoute("/_portal/admin/live-users")({
  beforeLoad: requireScreen("admin/live-users"),
  staticData: { title: "Live users" },
  component: LiveUsers,
});

function LiveUsers() {
  const { mayRead } = useAccess();
  return <LiveUsersPage mayRead={mayRead} />;
}
