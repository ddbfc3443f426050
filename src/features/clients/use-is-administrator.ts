import { roleIds } from "#domain/roles.ts";
import { useViewer } from "#stones/row-viewer.tsx";

/** True if the viewer may choose the associate of a client: only administrators may. */
export const useIsAdministrator = (): boolean => useViewer().user.role_id === roleIds.administrator;
