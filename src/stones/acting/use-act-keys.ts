import { useEffect, useRef } from "react";
import { hasSelection, isDrawerOpen, isFrozen, isTyping } from "#ui/frame/keys-in-use.ts";
import { type StoneActName, stoneActs } from "./stone-act.ts";

interface ActKeys {
  acts: readonly { name: StoneActName }[];
  onKey: (name: StoneActName) => void;
  /** True for the keys of the drawer beside the list. They work inside it, and everywhere while no row is selected. */
  isOfDrawer: boolean;
  /** True without stones. A key then tells what it needs, unless an open drawer has the keys. */
  isEmpty: boolean;
  isOff: boolean;
}

const floating = "[role=dialog], [role=menu], [role=listbox]";

/** Begins an act by one letter, except in a text field or under a floating element. */
export function useActKeys(keys: ActKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { acts, onKey, isOfDrawer, isEmpty, isOff } = latest.current;
      const { target } = event;
      if (isOff || isFrozen() || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (isTyping(target) || target.closest(floating)) return;
      if (isEmpty && (isOfDrawer || isDrawerOpen())) return;
      const isInDrawer = target.closest(".drawer") !== null;
      if (isOfDrawer ? !isInDrawer && hasSelection() : isInDrawer) return;
      const act = acts.find(({ name }) => stoneActs[name].key === event.key.toUpperCase());
      if (!act) return;
      event.preventDefault();
      onKey(act.name);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
