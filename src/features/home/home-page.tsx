import type { SessionUser } from "#machines/session-parts.ts";

interface HomePageProps {
  user: SessionUser;
  screens: readonly { label: string; to: string; category: string }[];
  mayRead: (screen: string) => boolean;
}

/** The role's home. */
export function HomePage({ user }: HomePageProps) {
  return <p>{user.role_name}</p>;
}
