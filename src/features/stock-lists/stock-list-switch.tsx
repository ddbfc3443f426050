import { useAct } from "#api/use-act.ts";
import { stockList } from "#machines/active-toggle.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { refreshes, type StockList } from "./stock-list.ts";
import { words } from "./words.ts";

/** The active flag of a stock list, by its machine. */
export function StockListSwitch({ of: { id, name, is_active } }: { of: StockList }) {
  const toggle = useAct("setStockListStatus", { refreshes });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(stockList, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}
