import "./code.css";
import type { ReactNode } from "react";

/** Stock, report and memo numbers, ids and calls: monospaced, and selected whole by one click. */
export const Code = ({ children }: { children: ReactNode }) => <code className="code">{children}</code>;
