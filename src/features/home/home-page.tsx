import type { SessionUser } from "#machines/session-parts.ts";
import { Columns, Page } from "#ui/page.tsx";
import { HouseStrip } from "./house-strip.tsx";
import { LatestEntries } from "./latest-entries.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { type ScreenLink, ScreenLinks } from "./screen-links.tsx";
import { SessionsSummary } from "./sessions-summary.tsx";
import { words } from "./words.ts";

export interface HomePageProps {
  user: SessionUser;
  screens: readonly ScreenLink[];
  mayRead: (screen: string) => boolean;
}

/** The role's home: what the house needs from this person, what they may open, and where they are signed in. */
export function HomePage({ user, screens, mayRead }: HomePageProps) {
  const profile = mayRead("customer-profile/profile") ? "/customer-profile/profile" : undefined;
  const others = screens.filter(({ to }) => to !== "/dashboard");
  return (
    <Page label={words.home}>
      {mayRead("admin/outbox") && <HouseStrip />}
      <Columns>
        {others.length > 1 && <ScreenLinks screens={others} />}
        {/* Beside the screens the two stand in one column; a profile alone is no list, and they fill the page. */}
        <div className={others.length > 1 ? "home-side" : "home-alone"}>
          <PersonPanel user={user} profile={profile} />
          {mayRead("admin/audit-logs") && <LatestEntries />}
          <SessionsSummary profile={profile} />
        </div>
      </Columns>
    </Page>
  );
}
