import { createContext, use } from "react";
import { useAct } from "#api/use-act.ts";
import { stoneAttributes } from "#domain/stone.ts";
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

/** A value as its switch knows it. */
export interface SwitchedValue extends Switched {
  master_code: string;
}

/** The order of a cell to its list: asks before a value that stones may have is switched off. */
export const SwitchOff = createContext<(value: SwitchedValue) => void>(() => {});

const mastersOfStones: ReadonlySet<string> = new Set(Object.values(stoneAttributes).map((one) => one.master));

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
export function SubMasterSwitch({ of: value }: { of: SwitchedValue }) {
  const { id, name, is_active, master_code } = value;
  const askOff = use(SwitchOff);
  const toggle = useAct("setSubMasterStatus", { refreshes: ["listSubMasters"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(subMaster, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => {
        if (!on && mastersOfStones.has(master_code)) askOff(value);
        else void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }));
      }}
    />
  );
}
