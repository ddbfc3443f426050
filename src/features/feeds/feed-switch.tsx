import { useAct } from "#api/use-act.ts";
import { feed as workflow } from "#machines/feed.ts";
import { useActReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Feed, refreshes } from "./feed.ts";
import { words } from "./words.ts";

/** Switches a feed on or off, by its machine. */
export function FeedSwitch({ of: { id, name, state } }: { of: Feed }) {
  const toggle = useAct("setFeedStatus", { refreshes });
  const isOn = state !== "off";
  return (
    <SwitchCell
      label={words.isOn(name)}
      on={isOn}
      reason={useActReason(workflow, { state }, { type: isOn ? "SWITCH_OFF" : "SWITCH_ON" })}
      pending={toggle.isPending}
      onToggle={(on) =>
        void notifyOutcome(toggle.mutateTold({ path: { id }, query: { state }, body: { is_active: on } }))
      }
    />
  );
}
