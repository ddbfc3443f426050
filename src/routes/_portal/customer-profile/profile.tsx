import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "#features/profile/profile-page.tsx";
import { useSession } from "#features/session/use-session.tsx";
import { requireScreen } from "../../-guards.ts";

export const Route = createFileRoute("/_portal/customer-profile/profile")({
  beforeLoad: requireScreen("customer-profile/profile"),
  staticData: { title: "Profile" },
  component: Profile,
});

function Profile() {
  const { user, keepProfile, signOut } = useSession();
  return user && <ProfilePage user={user} onSaved={keepProfile} onSignOut={signOut} />;
}
