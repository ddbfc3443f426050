import { lazy, Suspense, useState } from "react";

const PasswordDialog = lazy(() =>
  import("#features/profile/change-password-dialog.tsx").then((m) => ({ default: m.ChangePasswordDialog })),
);

/** The dialog of a new password, from anywhere in the portal. */
export function useChangePassword() {
  const [isAsking, setAsking] = useState(false);
  const dialog = <Suspense>{isAsking && <PasswordDialog onClose={() => setAsking(false)} />}</Suspense>;
  return { changePassword: () => setAsking(true), dialog };
}
