import { useAct } from "#api/use-act.ts";
import { collection, featuredStone } from "#machines/active-toggle.ts";
import { useSwitchReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { words } from "./words.ts";

interface Switched {
  id: number;
  is_active: boolean;
}

/** The active flag of a collection, by its machine. */
export function CollectionSwitch({ of: { id, name, is_active } }: { of: Switched & { name: string } }) {
  const toggle = useAct("setCollectionStatus", { refreshes: ["listCollections", "getCollection"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(collection, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

/**
 * The active flag of a special stone, by its machine. A stone may be special to several clients, so its label has the
 * client's name.
 */
export function FeaturedSwitch({ of: { id, is_active }, name }: { of: Switched; name: string }) {
  const toggle = useAct("setFeaturedStoneStatus", { refreshes: ["listFeaturedStones"] });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(featuredStone, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}
