import type { ReactNode } from "react";
import { Act } from "#ui/act/act.tsx";
import { useWriteReason } from "./row-viewer.tsx";

/** A quiet act that changes a list. It is locked, with the reason, for those who may only look. */
export function WriteAct({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Act variant="default" reason={useWriteReason()} onClick={onClick}>
      {children}
    </Act>
  );
}
