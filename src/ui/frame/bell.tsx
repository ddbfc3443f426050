import "./bell.css";
import { Popover } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";

interface BellProps {
  /** The count of what is unread, as it is shown; "" for none. */
  fresh: string;
  /** The content of the bell, with the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** The bell of the header with what is unread. */
export function Bell({ fresh, children }: BellProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
      opened={isOpen}
      onChange={setOpen}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <IconButton
          className="bell"
          label={words.notifications(fresh)}
          onClick={() => setOpen(!isOpen)}
          icon={
            <>
              <IconBell size={18} aria-hidden="true" />
              {fresh && (
                <span className="bubble figures" aria-hidden="true">
                  {fresh}
                </span>
              )}
            </>
          }
        />
      </Popover.Target>
      <Popover.Dropdown className="bell-panel">{isOpen && children(close)}</Popover.Dropdown>
    </Popover>
  );
}
