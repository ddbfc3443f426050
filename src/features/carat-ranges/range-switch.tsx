import { useAct } from "#api/use-act.ts";
import { caratRange } from "#machines/active-toggle.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { CaratRange } from "./carat-range.ts";
import { words } from "./words.ts";

/** The active flag of a carat range, by its machine. */
export function RangeSwitch({ of: range }: { of: CaratRange }) {
  const toggle = useAct("setCaratRangeStatus", { refreshes: ["listCaratRanges"] });
  return (
    <SwitchCell
      label={words.isActive(words.named(range))}
      on={range.is_active}
      reason={useSwitchReason(caratRange, range.is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id: range.id }, body: { is_active: on } }))}
    />
  );
}
