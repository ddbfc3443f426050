import "./prose.css";
import type { ReactNode } from "react";

/** A text as somebody wrote it, with its own line breaks. */
export const Prose = ({ children }: { children: ReactNode }) => <div className="prose">{children}</div>;
