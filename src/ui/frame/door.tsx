import "./door.css";
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";
import { GemPlot } from "./gem-plot.tsx";

export interface DoorProps {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** The way to another page: "No account yet? Sign up". */
  foot?: ReactNode;
  children: ReactNode;
}

/** The page before the portal, one column and the drawing: sign in, sign up, forgotten password. */
export function Door({ title, lead, foot, children }: DoorProps) {
  return (
    <div className="door">
      <main className="door-form">
        <p className="door-brand">
          <BrandMark size={24} />
          Loupe
        </p>
        <h1>{title}</h1>
        {lead && <p className="dim door-lead">{lead}</p>}
        {children}
        {foot && <footer className="dim">{foot}</footer>}
      </main>
      <div className="door-plot">
        <GemPlot />
      </div>
    </div>
  );
}
