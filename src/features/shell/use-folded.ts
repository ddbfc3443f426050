import { useState } from "react";

const keys = { dense: "loupe-sidebar-dense", usual: "loupe-sidebar" };

const read = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that forbids storage forgets
  }
};

/**
 * True if the sidebar is folded. It is a habit of this device, like its colours, and not part of the session. Dense
 * screens start folded, the others open, until somebody changes it.
 */
export function useFolded(isDense: boolean): [folded: boolean, fold: (folded: boolean) => void] {
  const key = isDense ? keys.dense : keys.usual;
  const [chosen, setChosen] = useState<Record<string, string | null>>(() => ({
    [keys.dense]: read(keys.dense),
    [keys.usual]: read(keys.usual),
  }));
  const fold = (next: boolean) => {
    const value = next ? "folded" : "open";
    setChosen((now) => ({ ...now, [key]: value }));
    try {
      localStorage.setItem(key, value);
    } catch {
      // then it lasts as long as the page
    }
  };
  return [chosen[key] ? chosen[key] === "folded" : isDense, fold];
}
