import { roleIds } from "#domain/roles.ts";
import { useViewer } from "#stones/row-viewer.tsx";

/** Whose client somebody is, is for administrators to say. */
export const useIsAdministrator = (): boolean => useViewer().user.role_id === roleIds.administrator;
