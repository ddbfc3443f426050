import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { freshProfile } from "./fresh-profile.ts";
import { useSession } from "./use-session.tsx";

const oneMinute = 60_000;

/** The watch on a screen that is closed for want of a right: the rights are read anew, so that it opens once one is given. */
export function UntilAllowed() {
  const session = useSession();
  useRefetchEvery(oneMinute, () => void freshProfile(session));
  return null;
}
