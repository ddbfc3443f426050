import { addresses } from "#domain/addresses.ts";
import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { useAccess } from "./-use-access.ts";

/** The bell of whoever is signed in. Their choices stand in their profile. */
export function PortalBell() {
  const { mayRead } = useAccess();
  return <NoticeBell choicesAt={mayRead("customer-profile/profile") ? addresses.profile : undefined} />;
}
