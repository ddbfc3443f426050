import { useRouter } from "@tanstack/react-router";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { useSession } from "#features/session/use-session.tsx";
import { ViewAsAct } from "#features/view-as/view-as-act.tsx";
import { useAccess } from "./-use-access.ts";

interface Seen {
  id: number;
  role_id: number;
  first_name: string;
  last_name: string;
  is_active: boolean;
}

const seenAs: readonly number[] = [roleIds.customer, roleIds.businessAssociate];

/**
 * The act that views the portal as a customer or an associate, on screens that show one. Only administrators have it.
 */
export function ViewAs({ account }: { account: Seen }) {
  const { user, view } = useSession();
  const { mayWrite } = useAccess();
  const noRight = useNoRight();
  const router = useRouter();
  if (user?.role_id !== roleIds.administrator || !seenAs.includes(account.role_id)) return null;
  const reason = account.is_active ? null : messages.accountOff;
  return (
    <ViewAsAct
      accountId={account.id}
      name={`${account.first_name} ${account.last_name}`.trim()}
      reason={mayWrite("admin/admin-users") ? reason : noRight}
      onView={(answer, message) => view(answer, message, router.state.location.href)}
    />
  );
}
