import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { MatchPairsPage } from "#features/match-pairs/match-pairs-page.tsx";
import { type MatchPairsSearch, matchPairsSearch } from "#features/match-pairs/match-pairs-search.ts";
import { requireScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useStoneViewer } from "../../-use-stone-viewer.ts";

const screen = "matchpair";

export const Route = createFileRoute("/_portal/matchpair/")({
  beforeLoad: requireScreen(screen),
  validateSearch: matchPairsSearch,
  staticData: { title: "Match pairs" },
  component: MatchPairs,
});

function MatchPairs() {
  const viewer = useStoneViewer();
  const { mayRead, mayWrite } = useAccess();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<MatchPairsSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  const addressOf = (search: MatchPairsSearch) => router.buildLocation({ to: Route.to, search }).href;
  const rights = { mayWrite: mayWrite(screen), mayRecord: mayRead("search") && viewer?.keepsSearches === true };
  const shared = { search: Route.useSearch(), onSearch, addressOf, ...rights };
  return viewer && <MatchPairsPage {...shared} viewer={viewer} />;
}
