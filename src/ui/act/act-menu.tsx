import "./act.css";
import { Button, Menu } from "@mantine/core";
import { IconChevronUp, IconLock } from "@tabler/icons-react";
import { words } from "../words.ts";

interface MenuAct {
  name: string;
  label: string;
  /** The machine's sentence against this act. Present = locked. */
  reason: string | null;
  onChoose: () => void;
}

/** The acts without room beside the main one. A refused act stays in the menu and says why. */
export function ActMenu({ acts }: { acts: readonly MenuAct[] }) {
  return (
    <Menu position="top-end" transitionProps={{ duration: 0 }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronUp size={14} aria-hidden="true" />}>
          {words.moreActs}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="act-menu">
        {acts.map(({ name, label, reason, onChoose }) => (
          <Menu.Item
            key={name}
            aria-disabled={reason ? true : undefined}
            closeMenuOnClick={!reason}
            leftSection={reason && <IconLock size={14} aria-hidden="true" />}
            onClick={() => !reason && onChoose()}
          >
            {label}
            {reason && <span className="act-menu-reason dim">{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
