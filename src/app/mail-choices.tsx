import { MailChoicesPage } from "#features/mail-choices/mail-choices-page.tsx";
import { SharedHost } from "./shared-host.tsx";

/** The page of the address under a mail. */
export const MailChoices = ({ token }: { token: string }) => (
  <SharedHost>
    <MailChoicesPage token={token} />
  </SharedHost>
);
