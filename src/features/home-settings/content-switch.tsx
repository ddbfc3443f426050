import { useAct } from "#api/use-act.ts";
import type { ContentKind } from "#domain/home-content.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type ContentRow, kinds, refreshesOf } from "./content-kinds.ts";
import { words } from "./words.ts";

/** The active flag of a popup, an event or a banner, by its machine. */
export function ContentSwitch({ kind, of: { id, title, is_active } }: { kind: ContentKind; of: ContentRow }) {
  const toggle = useAct(kinds[kind].update, { refreshes: refreshesOf(kind) });
  return (
    <SwitchCell
      label={words.isActive(title)}
      on={is_active}
      reason={useSwitchReason(kinds[kind].machine, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}
