import { useEffect } from "react";

/** Tells the page whether leaving would lose something. A form that is no longer shown loses nothing. */
export function useDirty(onDirty: ((dirty: boolean) => void) | undefined, dirty: boolean) {
  useEffect(() => {
    onDirty?.(dirty);
    return () => onDirty?.(false);
  }, [onDirty, dirty]);
}
