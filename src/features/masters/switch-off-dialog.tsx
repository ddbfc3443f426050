import { type ReactNode, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { notify } from "#ui/notice/notify.ts";
import { isOfStones, type SwitchedMaster, type SwitchedValue, SwitchMasterOff, SwitchOff } from "./active-switch.tsx";
import { words } from "./words.ts";

interface Question {
  name: string;
  /** The loss in words; undefined while it is counted. */
  lost: string | undefined;
  text: string;
  onOff: () => Promise<{ message: string }>;
  onClose: () => void;
}

/** The question before something is switched off that stones or forms rely on. */
function SwitchOffQuestion({ name, lost, text, onOff, onClose }: Question) {
  const off = async () => {
    notify.success((await onOff()).message);
    onClose();
  };
  return (
    <ActDialog
      title={words.switchOffAsk(name)}
      act={words.switchOff}
      keep={words.switchOffKeep}
      reason={lost === undefined ? words.countingStones : null}
      onAct={() => formOutcome(off)}
      onClose={onClose}
    >
      <p role="status">{lost ?? words.countingStones}</p>
      <p>{text}</p>
    </ActDialog>
  );
}

/** The question before a value of stones is switched off. It says how many stones have the value. */
function SwitchOffDialog({ value: { id, name }, onClose }: { value: SwitchedValue; onClose: () => void }) {
  const counted = useCall("listSubMasters", { query: { stones_of: id } });
  const toggle = useAct("setSubMasterStatus", { refreshes: ["listSubMasters"] });
  const lost = counted.isPending ? undefined : words.stonesHaveIt(counted.data?.data[0]?.stones);
  const onOff = () => toggle.mutateAsync({ path: { id }, body: { is_active: false } });
  return <SwitchOffQuestion {...{ name, lost, text: words.switchOffText, onOff, onClose }} />;
}

/** The question before a master is switched off. It says how many stones have one of its values, if stones have them. */
function SwitchMasterOffDialog({ master, onClose }: { master: SwitchedMaster; onClose: () => void }) {
  const { id, name, code, sub_master_count: values } = master;
  const isCounted = isOfStones(code);
  const counted = useCall("listMasters", { query: { stones_of: id } }, { isReady: isCounted });
  const toggle = useAct("setMasterStatus", { refreshes: ["listMasters"] });
  const told = counted.isPending ? undefined : words.stonesHaveOne(counted.data?.data[0]?.stones, values);
  const onOff = () => toggle.mutateAsync({ path: { id }, body: { is_active: false } });
  return isCounted ? (
    <SwitchOffQuestion {...{ name, lost: told, text: words.switchMasterOffText, onOff, onClose }} />
  ) : (
    <SwitchOffQuestion {...{ name, lost: words.formsLose(values), text: words.switchMasterBack, onOff, onClose }} />
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

/** A list of masters whose switches ask before one goes off with its values. */
export function AsksSwitchMasterOff({ children }: { children: ReactNode }) {
  const [master, setMaster] = useState<SwitchedMaster>();
  return (
    <SwitchMasterOff value={setMaster}>
      {children}
      {master && <SwitchMasterOffDialog master={master} onClose={() => setMaster(undefined)} />}
    </SwitchMasterOff>
  );
}
