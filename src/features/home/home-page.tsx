import "./home.css";
import type { ReactNode } from "react";
import { answerOf, queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { followsStock } from "#domain/home.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { FirstDayStrip } from "./first-day/first-day-strip.tsx";
import { HomeBones } from "./home-bones.tsx";
import { HouseStrip } from "./house-strip.tsx";
import { LatestEntries } from "./latest-entries.tsx";
import { NewStones } from "./news/new-stones.tsx";
import { SavedSearches } from "./news/saved-searches.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { SessionsSummary } from "./sessions-summary.tsx";
import { useHome } from "./use-home.ts";
import { NextStep, nextStepOf } from "./waiting/next-step.tsx";
import { WaitingPanels } from "./waiting/waiting-panels.tsx";
import { words } from "./words.ts";

export interface HomePageProps {
  user: SessionUser;
  mayRead: (screen: string) => boolean;
  /**
   * The part below: the figures of the house. They are read beside the home, and appear once it is known how much waits,
   * so that they are not moved.
   */
  children?: ReactNode;
}

/**
 * The first page: the things that wait for this person, with links to the cases, what has come since their last visit,
 * then the person and their sessions. What one read answers comes at once, so that nothing moves when it is there.
 */
export function HomePage({ user, mayRead, children }: HomePageProps) {
  const home = useHome();
  const data = answerOf(home);
  const profile = mayRead("customer-profile/profile") ? addresses.profile : undefined;
  const step = mayRead("customer-profile/business") ? nextStepOf(user) : undefined;
  const hasNews = followsStock(user.role_id) && mayRead("search");
  return (
    <Page label={words.home}>
      {mayRead("settings/system-settings/house") && <FirstDayStrip />}
      {mayRead("admin/outbox") && <HouseStrip />}
      <div className="home parts">
        <section className="waiting parts" aria-label={words.waiting}>
          {step && <NextStep key={step} of={step} business={user.business_details} />}
          {home.isPending && <HomeBones title={words.waiting} />}
          {home.isError && !data && (
            <Panel title={words.waiting} flush>
              <FailureState {...queryFailure(home)} />
            </Panel>
          )}
          {data && <WaitingPanels home={data} mayRead={mayRead} isAll={step === undefined} />}
        </section>
        <div className="home-side parts">
          {home.isPending && hasNews && (
            <>
              <HomeBones title={words.newStones} isTall />
              <HomeBones title={words.saved} isTall />
            </>
          )}
          {data?.arrivals && <NewStones of={data.arrivals} />}
          {data?.searches && <SavedSearches of={data.searches} />}
          {mayRead("admin/audit-logs") && <LatestEntries />}
          {!(home.isPending && hasNews) && (
            <>
              <PersonPanel user={user} profile={profile} />
              <SessionsSummary profile={profile} />
            </>
          )}
        </div>
      </div>
      <div className="home-below" hidden={home.isPending}>
        {children}
      </div>
    </Page>
  );
}
