import { OwnKeysPanel } from "#features/external-clients/own-keys-panel.tsx";
import { NoticeChoicesPanel } from "#features/notices/notice-choices-panel.tsx";

/** The panels of the profile that other areas give. */
export const ProfilePanels = ({ roleId }: { roleId: number }) => (
  <>
    <OwnKeysPanel roleId={roleId} />
    <NoticeChoicesPanel />
  </>
);
