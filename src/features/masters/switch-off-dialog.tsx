import { type ReactNode, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type SwitchedValue, SwitchOff } from "./active-switch.tsx";
import { words } from "./words.ts";

/** The question before a value of stones is switched off. It says how many stones have the value. */
function SwitchOffDialog({ value: { id, name }, onClose }: { value: SwitchedValue; onClose: () => void }) {
  const counted = useCall("listSubMasters", { query: { stones_of: id } });
  const toggle = useAct("setSubMasterStatus", { refreshes: ["listSubMasters"] });
  const stones = counted.data?.data[0]?.stones;
  const off = async () => {
    notify.success((await toggle.mutateAsync({ path: { id }, body: { is_active: false } })).message);
    onClose();
  };
  return (
    <ActDialog
      title={words.switchOffAsk(name)}
      act={words.switchOff}
      keep={words.switchOffKeep}
      reason={counted.isPending ? words.countingStones : null}
      onAct={() => formOutcome(off)}
      onClose={onClose}
    >
      <p role="status">{counted.isPending ? words.countingStones : words.stonesHaveIt(stones)}</p>
      <p>{words.switchOffText}</p>
    </ActDialog>
  );
}

/** A list of values whose switches ask before one that stones have goes off. */
export function AsksSwitchOff({ children }: { children: ReactNode }) {
  const [value, setValue] = useState<SwitchedValue>();
  return (
    <SwitchOff value={setValue}>
      {children}
      {value && <SwitchOffDialog value={value} onClose={() => setValue(undefined)} />}
    </SwitchOff>
  );
}
