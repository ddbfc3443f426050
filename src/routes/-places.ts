/** Where one comes in after signing in (spec §2). */
export const entry = "/dashboard";

/** The address one came for, if it is one of the portal's own; anything else could lead a person out of the house. */
export function safePlace(from: string | undefined): string {
  if (!from?.startsWith("/") || !URL.canParse(from, location.origin)) return entry;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const isDoor = pathname === "/login" || pathname === "/";
  return origin === location.origin && !isDoor ? `${pathname}${search}${hash}` : entry;
}
