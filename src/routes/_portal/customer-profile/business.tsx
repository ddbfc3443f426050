import { createFileRoute } from "@tanstack/react-router";
import { OwnBusinessPage } from "#features/kyc/own-business-page.tsx";
import { freshProfile } from "#features/session/fresh-profile.ts";
import { useSession } from "#features/session/use-session.tsx";
import { requireAccountScreen } from "../../-guards.ts";
import { useAccess } from "../../-use-access.ts";
import { useLeaving } from "../../-use-leaving.tsx";

const screen = "customer-profile/business";

export const Route = createFileRoute("/_portal/customer-profile/business")({
  beforeLoad: requireAccountScreen(screen),
  validateSearch: ({ edit }): { edit?: true } => (edit ? { edit: true } : {}),
  staticData: { title: "Business" },
  component: OwnBusiness,
});

function OwnBusiness() {
  const session = useSession();
  const { mayWrite } = useAccess();
  const { edit = false } = Route.useSearch();
  const { onDirty, question } = useLeaving(["edit"]);
  const navigate = Route.useNavigate();
  const { user } = session;
  const page = user && {
    businessId: user.business_details?.id ?? null,
    viewer: { role_id: user.role_id, mayWrite: mayWrite(screen) },
    isEditing: edit,
    onEdit: (isWanted: boolean) => void navigate({ search: isWanted ? { edit: true } : {} }),
    onChanged: () => void freshProfile(session),
  };
  return (
    <>
      {page && <OwnBusinessPage {...page} onDirty={onDirty} />}
      {question}
    </>
  );
}
