import "./code.css";
import type { ReactNode } from "react";

/** Stock, report and memo numbers, ids and calls: monospaced, one click selects the whole. */
export const Code = ({ children }: { children: ReactNode }) => <code className="code">{children}</code>;
