import { useRouter } from "@tanstack/react-router";
import { useSession } from "#features/session/use-session.tsx";
import { StaffPage, type StaffPageProps } from "#features/staff/staff-page.tsx";
import { useAccess } from "./-use-access.ts";
import { useLeaving } from "./-use-leaving.tsx";

interface StaffScreenProps extends Pick<StaffPageProps, "kind" | "search" | "onSearch"> {
  screen: string;
  roleId: 1 | 3 | 8;
}

/** One list of the house's people, for its route. */
export function StaffScreen({ screen, roleId, ...list }: StaffScreenProps) {
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
          {...list}
          user={user}
          mayWrite={mayWrite(screen)}
          rightsOf={mayRead("settings/roles-permissions") ? rightsOf : undefined}
          onDirty={onDirty}
        />
      )}
      {question}
    </>
  );
}
