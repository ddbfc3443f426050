import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { type OwnLoadsSearch, ownLoadsSearch } from "#features/loads/own/own-load.ts";
import { OwnLoadsPage } from "#features/loads/own/own-loads-page.tsx";
import { OwnScorecard } from "#features/providers/scorecard/scorecard.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/my-loads/")({
  beforeLoad: requireScreen("my-loads"),
  validateSearch: ownLoadsSearch,
  staticData: { title: "My loads" },
  component: OwnLoads,
});

function OwnLoads() {
  const { user } = useSession();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<OwnLoadsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const router = useRouter();
  const onGo = (href: string) => void router.navigate({ href });
  const shared = { search: Route.useSearch(), onSearch, onGo, scorecard: <OwnScorecard /> };
  return user && <OwnLoadsPage {...shared} user={user} />;
}
