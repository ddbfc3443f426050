import { type ComponentType, useEffect, useState } from "react";

/**
 * A component in a part of the program of its own, as a hook: nothing until it is there. `lazy` would keep what stands
 * in its place for 300 ms, so that a page in parts would wait once for each. The first that is drawn fetches it.
 */
export function partOfProgram<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  function come(): Promise<void> {
    coming ??= fetchPart().then((fetched) => {
      part = fetched;
    });
    return coming;
  }

  return function usePart(): ComponentType<Props> | undefined {
    const [isDrawn, setDrawn] = useState(part !== undefined);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    if (!part) void come().catch(() => {}); // the effect hears of it
    useEffect(() => {
      if (isDrawn) return; // asked of the state: it may have come since this place was drawn without it
      let isCurrent = true;
      come().then(
        () => isCurrent && setDrawn(true),
        (cause) => isCurrent && setFailure({ cause }),
      );
      return () => {
        isCurrent = false;
      };
    }, [isDrawn]);
    if (failure) throw failure.cause;
    return part;
  };
}
