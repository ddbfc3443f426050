import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "#features/profile/profile-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";
import { ProfilePanels } from "../../-profile-panels.tsx";
import { useLeaving } from "../../-use-leaving.tsx";

export const Route = createFileRoute("/_portal/customer-profile/profile")({
  beforeLoad: requireScreen("customer-profile/profile"),
  validateSearch: ({ edit }: Record<string, unknown>): { edit?: true } => (edit ? { edit: true } : {}),
  staticData: { title: "Profile" },
  component: Profile,
});

function Profile() {
  const { user, keepProfile, signUpInstead } = useSession();
  const { edit = false } = Route.useSearch();
  const { onDirty, question } = useLeaving(["edit"]);
  const navigate = Route.useNavigate();
  const { leaveFor } = Route.useRouteContext();
  return (
    <>
      {user && (
        <ProfilePage
          user={user}
          isEditing={edit}
          onEdit={(isWanted) => void navigate({ search: isWanted ? { edit: true } : {} })}
          onDirty={onDirty}
          more={<ProfilePanels roleId={user.role_id} />}
          onSaved={keepProfile}
          onSignUp={() => {
            leaveFor("sign-up");
            signUpInstead();
          }}
        />
      )}
      {question}
    </>
  );
}
