import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { HomeSettingsPage } from "#features/home-settings/home-settings-page.tsx";
import { type HomeSettingsSearch, homeSettingsSearch } from "#features/home-settings/home-settings-search.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../../-guards.ts";
import { useAccess } from "../../../-use-access.ts";
import { useLeaving } from "../../../-use-leaving.tsx";

const screen = "settings/system-settings/home-settings";

export const Route = createFileRoute("/_portal/settings/system-settings/home-settings")({
  beforeLoad: requireScreen(screen),
  validateSearch: homeSettingsSearch,
  staticData: { title: "Home settings" },
  component: HomeSettings,
});

function HomeSettings() {
  const { user } = useSession();
  const { mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<HomeSettingsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: HomeSettingsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const shared = { search: Route.useSearch(), onSearch, onDirty, addressOf, mayWrite: mayWrite(screen) };
  return (
    <>
      {user && <HomeSettingsPage {...shared} user={user} />}
      {question}
    </>
  );
}
