import "./person-menu.css";
import { Menu } from "@mantine/core";
import { Icon, type IconName } from "../marks/icon.tsx";
import { words } from "../words.ts";
import { Link } from "./link.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

/** An entry of the person's menu leads somewhere or does something. */
export type PersonEntry = { label: string; icon: IconName } & ({ to: string } | { onChoose: () => void });

export interface Person {
  name: string;
  role: string;
  entries: readonly PersonEntry[];
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();

/** The person who is signed in, with their own acts: profile, password, colours, sign out. */
export function PersonMenu({ person }: { person: Person }) {
  return (
    <Menu
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <button type="button" className="person">
          <span className="unseen">{words.person} </span>
          <span className="initials" aria-hidden="true">
            {initials(person.name)}
          </span>
          <span className="person-name wide-only" title={`${person.name}, ${person.role}`}>
            {person.name}
            <span className="dim">{person.role}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className="person-menu">
        <Menu.Label className="phone-only person-label">
          {person.name}, {person.role}
        </Menu.Label>
        {person.entries.map((entry) =>
          "to" in entry ? (
            <Menu.Item
              key={entry.label}
              leftSection={<Icon name={entry.icon} />}
              renderRoot={(props) => <Link {...props} to={entry.to} />}
            >
              {entry.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={entry.label} leftSection={<Icon name={entry.icon} />} onClick={entry.onChoose}>
              {entry.label}
            </Menu.Item>
          ),
        )}
        <Menu.Divider />
        <ThemeToggle />
      </Menu.Dropdown>
    </Menu>
  );
}
