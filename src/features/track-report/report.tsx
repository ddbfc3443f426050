import type { LifeLinks } from "#stones/life/life-step.tsx";
import { StoneMedia } from "#stones/stone-media.tsx";
import { LifePanel } from "./life-panel.tsx";
import { ShownPanel } from "./shown-panel.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { StonePanel } from "./stone-panel.tsx";
import type { TrackReport } from "./track-report.ts";
import type { LifeKind } from "./track-report-search.ts";

const hasMedia = ({ image, video, certificate }: TrackReport["stone"]) => Boolean(image || video || certificate);

interface ReportProps {
  report: TrackReport;
  kind: LifeKind | undefined;
  onKind: (kind: LifeKind | undefined) => void;
  links: LifeLinks;
}

/**
 * The stone and its place on the left, its life on the right. On a phone its life comes before the less frequent facts.
 */
export const Report = ({ report, kind, onKind, links }: ReportProps) => (
  <div className="track-report">
    <div className="track-stone">
      <StonePanel stone={report.stone} isOffered={report.is_offered} sameReport={report.same_report} />
      <StandingPanel standing={report.standing} links={links} />
      <ShownPanel shown={report.shown} told={report.told} />
      {hasMedia(report.stone) && (
        <div className="panel track-media screen-only">
          <StoneMedia stone={report.stone} />
        </div>
      )}
    </div>
    <LifePanel history={report.history} standing={report.standing} kind={kind} onKind={onKind} links={links} />
  </div>
);
