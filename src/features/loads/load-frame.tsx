import "./loads.css";
import { useState } from "react";
import { addresses } from "#domain/addresses.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { StepRow } from "#ui/frame/step-row.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CancelAct } from "./cancel-act.tsx";
import { codeOf, firstStep, isRemappable, type LoadDetail, type LoadStep } from "./load.ts";
import { LoadContent } from "./load-content.tsx";
import { hasSteps, stepsOf } from "./load-steps.ts";
import type { LoadSearch } from "./loads-search.ts";
import type { OpenLoad } from "./open-load.ts";
import { useLoadActs } from "./use-load-acts.ts";
import { useLoadReasons } from "./use-load-reasons.ts";
import { useMappingDraft } from "./use-mapping-draft.ts";
import { useSupplyFields } from "./use-supply-fields.ts";
import { words } from "./words.ts";

export interface LoadFrameProps extends EditingPage<LoadSearch> {
  now: LoadDetail;
  /** The name of who looks. */
  viewer: string;
  onGo: (address: string) => void;
}

/** An open load: its steps, the act of somebody else who was first, and the step itself. */
export function LoadFrame({ now, viewer, search, onSearch, onGo, onDirty }: LoadFrameProps) {
  const acts = useLoadActs(now, viewer);
  const { load, frozen } = acts;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [trouble, setTrouble] = useState<FormFailure>();
  const mapping = useMappingDraft(load);
  const reasons = useLoadReasons(load, ticked, frozen);
  const fields = useSupplyFields();
  // The changes stay where nobody can save them any more, but nobody has to be asked about them.
  useDirty(onDirty, mapping.changes > 0 && isRemappable(load));

  const step = search.step ?? firstStep(load);
  const addressOf = (to: LoadStep) => addresses.load(load.id, to);
  async function attempt(act: () => Promise<FormFailure | undefined>) {
    setTrouble(undefined);
    setTrouble(await act());
  }
  const open: OpenLoad = { load, acts, reasons, mapping, fields, search, onSearch, addressOf, onGo, trouble, attempt };
  return (
    <>
      <Toolbar
        tools={
          <>
            <StatusBadge list="load" code={codeOf(load.state)} />
            <CancelAct open={open} />
          </>
        }
      >
        {hasSteps(load) && <StepRow label={words.steps} steps={stepsOf(load, step, addressOf)} />}
      </Toolbar>
      {frozen && (
        <div className="load-frozen">
          <ChangedElsewhere onGoOn={acts.goOn}>{frozen}</ChangedElsewhere>
        </div>
      )}
      {!load.provider.is_active && <Notice hue="orange">{words.providerOff}</Notice>}
      <LoadContent open={open} step={step} ticked={ticked} onTicked={setTicked} />
    </>
  );
}
