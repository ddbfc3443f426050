import "./home.css";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";
import { words } from "./words.ts";

export interface ScreenLink {
  label: string;
  to: string;
  icon: IconName;
}

const about = (to: string) => words.about[to] ?? words.about[`/${to.split("/")[1]}`];

/** Every screen that this person may open, with what it is for. */
export function ScreenLinks({ screens }: { screens: readonly ScreenLink[] }) {
  return (
    <Panel title={words.open} aside={words.screens(screens.length)} flush>
      <ul className="screen-links">
        {screens.map(({ label, to, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <b>{label}</b>
                <span className="dim">{about(to)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
