import "./turned-away.css";
import { IconLock, IconMapQuestion } from "@tabler/icons-react";
import { Link } from "#ui/frame/link.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { iconOf } from "./icon-of.ts";
import { words } from "./words.ts";

export interface TurnedAwayProps {
  kind: "missing" | "notAllowed";
  title: string;
  reason: string;
  screens: readonly { label: string; to: string }[];
}

/**
 * The page in place of a screen that is missing, or not for this person: the reason, and the screens that they can
 * open.
 */
export function TurnedAway({ kind, title, reason, screens }: TurnedAwayProps) {
  const Drawing = kind === "missing" ? IconMapQuestion : IconLock;
  return (
    <div className="turned-away" role="status">
      <Drawing size={32} stroke={1} aria-hidden="true" />
      <p className="turned-away-title">{title}</p>
      <p className="dim">{reason}</p>
      {screens.length > 0 && (
        <nav aria-label={words.open}>
          {screens.map(({ label, to }) => (
            <Link key={to} to={to}>
              <Icon name={iconOf(to)} />
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
