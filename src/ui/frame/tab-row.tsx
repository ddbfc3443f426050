import "./tab-row.css";
import { useEffect, useRef } from "react";
import { count } from "#domain/format.ts";
import { Link } from "./link.tsx";

export interface Tab {
  label: string;
  to: string;
  count?: number;
  current?: boolean;
}

/** A row of tabs. Each is a link, so that reload, Back and a pasted address lead to the same one. */
export function TabRow({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.label;
  const said = tabs.map(({ label: name, count: counted }) => `${name} ${counted}`).join();
  // The current tab must be in sight in a row without room for all of them. Counts that arrive move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the tabs say makes them as wide as they are
  useEffect(() => {
    if (current === undefined) return;
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current, said]);
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className="tab-count figures">{count(tab.count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
