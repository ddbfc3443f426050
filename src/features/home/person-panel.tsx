import type { SessionUser } from "#machines/session-parts.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { words } from "./words.ts";

/** The signed-in person and their business. */
export function PersonPanel({ user, profile }: { user: SessionUser; profile: string | undefined }) {
  const { business_details: business } = user;
  return (
    <Panel title={words.you} aside={profile && <Link to={profile}>{words.profile}</Link>}>
      <div className="stack">
        <Facts
          columns={2}
          of={[
            { label: words.name, value: `${user.first_name} ${user.last_name}`.trim() },
            { label: words.role, value: user.role_name },
            { label: words.email, value: user.email, span: business ? 1 : 2 },
            ...(business ? [{ label: words.business, value: business.company_name }] : []),
          ]}
        />
        {business && (
          <div>
            <StatusBadge list="business" code={business.status} />
          </div>
        )}
      </div>
    </Panel>
  );
}
