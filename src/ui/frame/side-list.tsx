import "./side-list.css";
import { type ReactNode, useEffect, useRef } from "react";
import { count } from "#domain/format.ts";
import { Link } from "./link.tsx";

export interface SideItem {
  id: string | number;
  label: string;
  to: string;
  count?: number;
  current?: boolean;
}

export interface SideListProps {
  label: string;
  items: readonly SideItem[];
  /** The content of the current item. */
  children: ReactNode;
}

/** A short list with one open item, beside that item's content. Below 992 px the list is a row above it. */
export function SideList({ label, items, children }: SideListProps) {
  const list = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.id;
  useEffect(() => {
    if (current === undefined) return;
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return (
    <div className="with-side">
      <nav ref={list} className="side-list screen-only" aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Link to={item.to} aria-current={item.current ? "true" : undefined}>
                <span className="side-list-name" title={item.label}>
                  {item.label}
                </span>
                {item.count !== undefined && <span className="side-list-count figures">{count(item.count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="with-side-content">{children}</div>
    </div>
  );
}
