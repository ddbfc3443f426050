import { SharedStonesPage } from "#features/shared-stones/shared-stones-page.tsx";
import { SharedHost } from "./shared-host.tsx";

/** The page of a shared link. */
export const SharedLink = ({ token }: { token: string }) => (
  <SharedHost>
    <SharedStonesPage token={token} />
  </SharedHost>
);
