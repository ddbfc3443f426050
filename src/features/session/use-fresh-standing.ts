import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { freshProfile } from "./fresh-profile.ts";
import { useSession } from "./use-session.tsx";

const buyers: readonly number[] = [roleIds.customer, roleIds.apiClient, roleIds.ftpClient];

/**
 * Whoever waits to be registered hears of it where they are, and takes stones without signing in again. The live line
 * tells at once; what happened while it was lost is read when it is open again.
 */
export function useFreshStanding() {
  const session = useSession();
  const { user } = session;
  const isRegistered = user?.business_details?.status === codes.business.registered;
  const waits = user !== null && buyers.includes(user.role_id) && !isRegistered;
  const read = () => void freshProfile(session);
  return { onBusiness: read, onOpen: () => waits && read() };
}
