import type { SessionUser } from "#machines/session-parts.ts";

interface ProfilePageProps {
  user: SessionUser;
  onSaved: (user: SessionUser) => void;
  onSignOut: () => void;
}

/** One's own account. */
export function ProfilePage({ user }: ProfilePageProps) {
  return <p>{user.email}</p>;
}
