import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { notify } from "#ui/notice/notify.ts";
import { changeOf, type ProfileValues, valuesOf } from "./profile-values.ts";

/** Saves one's own profile, and hands on the account as it is then. */
export function useSaveProfile(user: SessionUser) {
  const update = useAct("updateProfile");
  const isGuest = user.role_id === roleIds.guest;

  async function send(values: ProfileValues): Promise<SessionUser> {
    const { data, message } = await update.mutateAsync({
      query: isGuest ? { is_guest: true } : {},
      body: changeOf(values, user, isGuest),
      ...(values.picture instanceof File && { files: { picture: values.picture } }),
    });
    const { token: _, ...saved } = data;
    notify.success(message);
    return saved;
  }
  return (values: ProfileValues, onSaved: (user: SessionUser) => void) =>
    formOutcome(async () => onSaved(await send(values)), update, valuesOf);
}
