import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { freshProfile } from "./fresh-profile.ts";
import { useSession } from "./use-session.tsx";

/** The live line tells at once; where it is cut, this does. */
const lookEveryMs = 30_000;
const buyers: readonly number[] = [roleIds.customer, roleIds.apiClient, roleIds.ftpClient];

/**
 * Whoever waits to be registered hears of it where they are, and takes stones without signing in again: the profile is
 * read anew every so often, and whenever one comes back to the page.
 */
export function useFreshStanding(): void {
  const session = useSession();
  const { user } = session;
  const isRegistered = user?.business_details?.status === codes.business.registered;
  const waits = user !== null && buyers.includes(user.role_id) && !isRegistered;
  useRefetchEvery(waits && user.business_details ? lookEveryMs : false, () => {
    if (waits) void freshProfile(session);
  });
}
