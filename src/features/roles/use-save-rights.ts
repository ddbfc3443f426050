import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import { told } from "#api/told.ts";
import { useAct } from "#api/use-act.ts";
import { notify } from "#ui/notice/notify.ts";
import type { RightChange } from "./rights-draft.ts";

export interface RightsRefusal {
  message: string;
  /** True if somebody else changed these rights. The stored ones must be seen first. */
  isStale: boolean;
}

interface RightsToSave {
  roleId: number;
  userId?: number;
  version: number;
  changes: readonly RightChange[];
  apply?: boolean;
}

/** Saves rights, one subject after the other. The first refusal ends it; earlier saves stay. */
export function useSaveRights() {
  const act = useAct("updateUserPermissions", {
    refreshes: ["getUserPermissions", "listSubmodules", "listCategories"],
  });
  const [refusal, setRefusal] = useState<RightsRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(all: readonly RightsToSave[]) {
    setRefusal(null);
    setSaving(true);
    try {
      let said = "";
      for (const { roleId, userId, version, changes, apply } of all) {
        const permissions = changes.map(({ permissionId, wanted }) => ({
          permission_id: permissionId,
          read_access: wanted.read,
          write_access: wanted.write,
        }));
        const body = { permissions, version, apply_to_users: apply ?? false };
        const answer = await act.mutateAsync({ query: { role_id: roleId, user_id: userId }, body });
        said = answer.message;
      }
      notify.success(said);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === "staleVersion";
      setRefusal({ message: told(error, new Date()), isStale });
    } finally {
      setSaving(false);
    }
  }
  return { save, isSaving, refusal, forget: () => setRefusal(null) };
}
