import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { words } from "../words.ts";

type Step = keyof typeof words.nextStep;

/** The next step of a guest, or of a customer until their business is registered. Nothing can be claimed before. */
export function nextStepOf({ role_id, business_details: business }: SessionUser): Step | undefined {
  if (role_id === roleIds.guest) return "guest";
  if (role_id !== roleIds.customer || business?.status === codes.business.registered) return undefined;
  if (!business) return "begin";
  return business.status === codes.business.kycPending ? "decided" : "documents";
}

interface NextStepProps {
  of: Step;
  business: SessionUser["business_details"];
}

/** The next step, with where the registration of a business stands. */
export function NextStep({ of: step, business }: NextStepProps) {
  const { title, text, act } = words.nextStep[step];
  const to = step === "guest" ? addresses.profile : addresses.ownBusiness;
  return (
    <Panel title={title} aside={<Link to={to}>{act}</Link>}>
      <div className="stack">
        {text}
        {business && (
          <div>
            <StatusBadge list="business" code={business.status} />
          </div>
        )}
      </div>
    </Panel>
  );
}
