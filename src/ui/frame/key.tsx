import "./key.css";
import type { ReactNode } from "react";

/** A key of the keyboard, beside its act. */
export const Key = ({ children }: { children: ReactNode }) => <kbd className="key">{children}</kbd>;

/** Several keys pressed together, from "Ctrl+↵". */
export const Keys = ({ of }: { of: string }) => (
  <span className="keys" aria-hidden="true">
    {of.split("+").map((key) => (
      <Key key={key}>{key}</Key>
    ))}
  </span>
);
