import "./tab-row.css";
import { count } from "#domain/format.ts";
import { Link } from "./link.tsx";

export interface Tab {
  label: string;
  to: string;
  count?: number;
  current?: boolean;
}

/** Tabs are links: reload, Back and a pasted address lead to the same one. */
export function TabRow({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className="tab-count figures">{count(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
