import { useAct } from "#api/use-act.ts";
import { feed as workflow } from "#machines/feed.ts";
import { useActReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Feed, refreshes } from "./feed.ts";
import { words } from "./words.ts";

interface FeedSwitchProps {
  of: Feed;
  /** The act of somebody else meanwhile: nothing can be done until the viewer goes on. */
  frozen?: string | null;
}

/** Switches a feed on or off, by its machine. */
export function FeedSwitch({ of: { id, name, state }, frozen = null }: FeedSwitchProps) {
  const toggle = useAct("setFeedStatus", { refreshes });
  const isOn = state !== "off";
  const refusal = useActReason(workflow, { state }, { type: isOn ? "SWITCH_OFF" : "SWITCH_ON" });
  return (
    <SwitchCell
      label={words.isOn(name)}
      on={isOn}
      reason={frozen ?? refusal}
      pending={toggle.isPending}
      onToggle={(on) =>
        void notifyOutcome(toggle.mutateTold({ path: { id }, query: { state }, body: { is_active: on } }))
      }
    />
  );
}
