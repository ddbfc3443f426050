import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "#features/home/home-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../-guards.ts";
import { useAccess } from "../-use-access.ts";

export const Route = createFileRoute("/_portal/dashboard")({
  beforeLoad: requireScreen("dashboard"),
  staticData: { title: "Dashboard" },
  component: Dashboard,
});

function Dashboard() {
  const { user } = useSession();
  const { mayRead } = useAccess();
  return user && <HomePage user={user} mayRead={mayRead} />;
}
