import "./prose.css";
import type { ReactNode } from "react";

/** A text with the line breaks of its author. */
export const Prose = ({ children }: { children: ReactNode }) => <div className="prose">{children}</div>;
