import { createFileRoute } from "@tanstack/react-router";
import { roleIds } from "#domain/roles.ts";
import { flagParam } from "#domain/search-params.ts";
import { AssociateProfile } from "#features/associates/associate-profile.tsx";
import { useAssociateViewer } from "../../../-use-associate-viewer.ts";
import { useLeaving } from "../../../-use-leaving.tsx";
import { ViewAs } from "../../../-view-as.tsx";

export const Route = createFileRoute("/_portal/business-associate/$id/profile")({
  validateSearch: (raw: Record<string, unknown>): { edit?: true } => ({ edit: flagParam(raw.edit) }),
  staticData: { title: "Profile" },
  component: Profile,
});

function Profile() {
  const id = Number(Route.useParams().id);
  const { edit = false } = Route.useSearch();
  const { mayOpen } = useAssociateViewer();
  const { onDirty, question } = useLeaving(["edit"]);
  const navigate = Route.useNavigate();
  return (
    <>
      <AssociateProfile
        id={id}
        isEditing={edit}
        onEdit={(isWanted) => void navigate({ search: isWanted ? { edit: true } : {} })}
        mayOpen={mayOpen}
        onDeleted={() => void navigate({ to: "/business-associate", replace: true })}
        onDirty={onDirty}
        viewAs={(associate) => <ViewAs account={{ ...associate, role_id: roleIds.businessAssociate }} />}
      />
      {question}
    </>
  );
}
