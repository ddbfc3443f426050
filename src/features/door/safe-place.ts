import { doorAddresses } from "#domain/address.ts";

/** The first screen after signing in (spec §2). */
const entry = doorAddresses.home;

/** The requested address, if it is one of the portal's own. Any other could lead a person out of the house. */
export function safePlace(from: string | null | undefined): string {
  if (!from?.startsWith("/") || !URL.canParse(from, location.origin)) return entry;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const isDoor = pathname === doorAddresses.door() || pathname === "/";
  return origin === location.origin && !isDoor ? `${pathname}${search}${hash}` : entry;
}
