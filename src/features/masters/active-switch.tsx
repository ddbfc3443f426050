import { useAct } from "#api/use-act.ts";
import { master, subMaster } from "#machines/active-toggle.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { words } from "./words.ts";

interface Switched {
  id: number;
  name: string;
  is_active: boolean;
}

/** The active flag of a master, by its machine. */
export function MasterSwitch({ of: { id, name, is_active } }: { of: Switched }) {
  const toggle = useAct("setMasterStatus", { refreshes: ["listMasters"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(master, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

/** The active flag of a sub-master, by its machine. */
export function SubMasterSwitch({ of: { id, name, is_active } }: { of: Switched }) {
  const toggle = useAct("setSubMasterStatus", { refreshes: ["listSubMasters"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(subMaster, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}
