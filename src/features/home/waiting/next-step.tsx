import type { ReactNode } from "react";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { useDocumentNews } from "#stones/live-stones.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "../words.ts";
import { documentsToSend, type ToSend } from "./documents-to-send.ts";

type Step = "begin" | "documents" | "decided" | "guest";

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
  if (step === "decided" && business) return <Documents business={business} />;
  return (
    <StepPanel title={title} act={act} to={step === "guest" ? addresses.profile : addresses.ownBusiness}>
      {text}
      {business && <Status list="business" code={business.status} />}
    </StepPanel>
  );
}

type Business = NonNullable<NextStepProps["business"]>;

/** The documents of a business whose KYC is pending: which are to be sent anew, or which one is missing. */
function Documents({ business }: { business: Business }) {
  const read = useCall("getKyc", { path: { id: business.id } });
  useDocumentNews(() => void read.refetch());
  if (read.isPending) {
    return (
      <Panel title={words.waiting} flush>
        <SkeletonRows label={words.waiting} rows={2} />
      </Panel>
    );
  }
  const { standing, documents } = documentsToSend(read.data);
  if (standing === "rejected") return <Rejected documents={documents} />;
  const step = words.nextStep[standing === "otherDocument" || standing === "approved" ? standing : "decided"];
  return (
    <StepPanel title={step.title} act={step.act}>
      {step.text}
      {standing === "otherDocument" && <Named documents={documents} />}
      <Status list="business" code={business.status} />
    </StepPanel>
  );
}

function Rejected({ documents }: { documents: readonly ToSend[] }) {
  const { title, act, text } = words.nextStep.rejected;
  const n = documents.length;
  return (
    <StepPanel title={title(n)} act={act(n)}>
      <Named documents={documents} />
      {text(n)}
      <Status list="approval" code={codes.approval.rejected} />
    </StepPanel>
  );
}

const Named = ({ documents }: { documents: readonly ToSend[] }) => (
  <ul>
    {documents.map(({ name, remark }) => (
      <li key={name}>{words.nextStep.document(name, remark)}</li>
    ))}
  </ul>
);

interface StepPanelProps {
  title: string;
  act: string;
  to?: string;
  children: ReactNode;
}

const StepPanel = ({ title, act, to = addresses.ownBusiness, children }: StepPanelProps) => (
  <Panel title={title} aside={<Link to={to}>{act}</Link>}>
    <div className="stack">{children}</div>
  </Panel>
);

const Status = (of: { list: "business" | "approval"; code: number }) => (
  <div>
    <StatusBadge {...of} />
  </div>
);
