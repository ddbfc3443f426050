import { useRouter } from "@tanstack/react-router";
import { useSession } from "#features/session/use-session.tsx";
import type { KindName } from "#features/staff/staff-kinds.ts";
import { StaffPage } from "#features/staff/staff-page.tsx";
import type { StaffSearch } from "#features/staff/staff-search.ts";
import { useAccess } from "./-use-access.ts";
import { useLeaving } from "./-use-leaving.tsx";

interface StaffScreenProps {
  kind: KindName;
  screen: string;
  roleId: 1 | 3;
  search: StaffSearch;
  onSearch: (patch: Partial<StaffSearch>) => void;
}

/** One list of the house's people at its address. */
export function StaffScreen({ kind, screen, roleId, search, onSearch }: StaffScreenProps) {
  const { user } = useSession();
  const { mayRead, mayWrite } = useAccess();
  const { onDirty, question } = useLeaving(["open", "add"]);
  const router = useRouter();
  const rightsOf = ({ id, email }: { id: number; email: string }) =>
    router.buildLocation({
      to: "/settings/roles-permissions",
      search: { role: roleId, view: "user", user: id, search: email },
    }).href;
  return (
    <>
      {user && (
        <StaffPage
          kind={kind}
          user={user}
          mayWrite={mayWrite(screen)}
          search={search}
          onSearch={onSearch}
          rightsOf={mayRead("settings/roles-permissions") ? rightsOf : undefined}
          onDirty={onDirty}
        />
      )}
      {question}
    </>
  );
}
