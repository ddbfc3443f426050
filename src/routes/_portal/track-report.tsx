import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { TrackReportPage } from "#features/track-report/track-report-page.tsx";
import { type TrackReportSearch, trackReportSearch } from "#features/track-report/track-report-search.ts";
import { requireScreen } from "../-guards.ts";
import { useLifeLinks } from "../-use-life-links.ts";

export const Route = createFileRoute("/_portal/track-report")({
  beforeLoad: requireScreen("track-report"),
  validateSearch: trackReportSearch,
  staticData: { title: "Track report" },
  component: TrackReport,
});

function TrackReport() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<TrackReportSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return <TrackReportPage search={Route.useSearch()} onSearch={onSearch} {...useLifeLinks()} />;
}
