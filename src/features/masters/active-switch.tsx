import { createContext, use } from "react";
import { useAct } from "#api/use-act.ts";
import { stoneAttributes } from "#domain/stone.ts";
import { master as masterWorkflow, subMaster } from "#machines/active-toggle.ts";
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

/** A master as its switch knows it. */
export interface SwitchedMaster extends Switched {
  code: string;
  sub_master_count: number;
}

/** The order of a cell to its list: asks before a value that stones may have is switched off. */
export const SwitchOff = createContext<(value: SwitchedValue) => void>(() => {});

/** The order of a cell to its list: asks before a master goes off with all of its values. */
export const SwitchMasterOff = createContext<(master: SwitchedMaster) => void>(() => {});

const mastersOfStones: ReadonlySet<string> = new Set(Object.values(stoneAttributes).map((one) => one.master));

/** True for a master whose values stones may have. */
export const isOfStones = (code: string): boolean => mastersOfStones.has(code);

/** The active flag of a master, by its machine. */
export function MasterSwitch({ of: master }: { of: SwitchedMaster }) {
  const { id, name, is_active } = master;
  const askOff = use(SwitchMasterOff);
  const toggle = useAct("setMasterStatus", { refreshes: ["listMasters"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(masterWorkflow, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => {
        if (!on && master.sub_master_count > 0) askOff(master);
        else void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }));
      }}
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
        if (!on && isOfStones(master_code)) askOff(value);
        else void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }));
      }}
    />
  );
}
