import { useState } from "react";

const key = "loupe-sidebar";

const read = () => {
  try {
    return localStorage.getItem(key) === "folded";
  } catch {
    return false; // a browser that forbids storage forgets
  }
};

/** Whether the sidebar is folded by hand; a habit of this device, like its colours, and not part of the session. */
export function useFolded(): [folded: boolean, fold: (folded: boolean) => void] {
  const [folded, setFolded] = useState(read);
  const fold = (next: boolean) => {
    setFolded(next);
    try {
      localStorage.setItem(key, next ? "folded" : "open");
    } catch {
      // forgotten with the page, then
    }
  };
  return [folded, fold];
}
