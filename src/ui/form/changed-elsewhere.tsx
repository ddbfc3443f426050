import "./changed-elsewhere.css";
import { useEffect, useRef } from "react";
import { Act } from "../act/act.tsx";
import { isCovered, isHinted } from "../frame/keys-in-use.ts";
import { useFocusHome } from "../frame/use-focus-home.ts";
import { Notice } from "../notice/notice.tsx";
import { words } from "../words.ts";

interface ChangedElsewhereProps {
  /** The sentence of who changed it, how and when. */
  children: string;
  goOn?: string | undefined;
  onGoOn: () => void;
}

/**
 * The notice that somebody else changed the open row first. While it is on the screen every single key is dead
 * (keys-in-use.ts). Esc or the button goes on. It takes no focus, so that a person who is typing does not press it.
 */
export function ChangedElsewhere({ children, goOn = words.goOn, onGoOn }: ChangedElsewhereProps) {
  const latest = useRef(onGoOn);
  useEffect(() => {
    latest.current = onGoOn;
  });
  useEffect(() => {
    // Read before any other listener: a hint closes itself before the key arrives here.
    let wasHinted = false;
    const look = () => {
      wasHinted = isHinted();
    };
    function onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (key !== "Escape" || event.defaultPrevented || event.isComposing || event.repeat) return;
      if (wasHinted || isCovered()) return;
      // An Escape in a dialog closed that dialog, which may be gone from the page by now.
      if (target instanceof Element && target.closest("[role=dialog]")) return;
      event.preventDefault();
      latest.current();
    }
    window.addEventListener("keydown", look, { capture: true });
    document.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", look, { capture: true });
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  const element = useRef<HTMLDivElement>(null);
  useFocusHome(element);
  return (
    <div ref={element} className="changed-elsewhere" data-frozen>
      <Notice hue="orange" urgent>
        {children}
      </Notice>
      <Act size="sm" keys="Esc" onClick={onGoOn}>
        {goOn}
      </Act>
    </div>
  );
}
