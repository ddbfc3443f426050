import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { freshProfile } from "./fresh-profile.ts";
import { useSession } from "./use-session.tsx";

const buyers: readonly number[] = [roleIds.customer, roleIds.apiClient, roleIds.ftpClient];

/**
 * Tells a client about their registration wherever they are, so that they can claim stones without another sign-in. The
 * feed tells at once. A change during a lost feed is read when it opens again.
 */
export function useFreshStanding() {
  const session = useSession();
  const { user } = session;
  const isRegistered = user?.business_details?.status === codes.business.registered;
  const waits = user !== null && buyers.includes(user.role_id) && !isRegistered;
  const read = () => void freshProfile(session);
  return { onBusiness: read, onOpen: () => waits && read() };
}
