import "./home.css";
import { addresses } from "#domain/addresses.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Page } from "#ui/frame/page.tsx";
import { FirstDayStrip } from "./first-day/first-day-strip.tsx";
import { HouseStrip } from "./house-strip.tsx";
import { LatestEntries } from "./latest-entries.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { SessionsSummary } from "./sessions-summary.tsx";
import { NextStep, nextStepOf } from "./waiting/next-step.tsx";
import { WaitingPanels } from "./waiting/waiting-panels.tsx";
import { words } from "./words.ts";

export interface HomePageProps {
  user: SessionUser;
  mayRead: (screen: string) => boolean;
}

/**
 * The first page: the things that wait for this person, with links to the cases, then the person and their sessions.
 */
export function HomePage({ user, mayRead }: HomePageProps) {
  const profile = mayRead("customer-profile/profile") ? addresses.profile : undefined;
  const step = mayRead("customer-profile/business") ? nextStepOf(user) : undefined;
  return (
    <Page label={words.home}>
      {mayRead("settings/system-settings/house") && <FirstDayStrip />}
      {mayRead("admin/outbox") && <HouseStrip />}
      <div className="home">
        <section className="waiting" aria-label={words.waiting}>
          {step && <NextStep of={step} />}
          <WaitingPanels mayRead={mayRead} isAll={step === undefined} />
        </section>
        <div className="home-side">
          {mayRead("admin/audit-logs") && <LatestEntries />}
          <PersonPanel user={user} profile={profile} />
          <SessionsSummary profile={profile} />
        </div>
      </div>
    </Page>
  );
}
