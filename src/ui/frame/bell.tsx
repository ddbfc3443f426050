import "./bell.css";
import { Popover } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { count } from "#domain/format.ts";
import { IconButton } from "../marks/icon-button.tsx";
import { words } from "../words.ts";

/** The bell of the header with its new notifications. A house without notifications passes none to the frame. */
export function Bell({ fresh, children }: { fresh: number; children: ReactNode }) {
  return (
    <Popover position="bottom-end" width={320} trapFocus transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <IconButton
          label={words.notifications(fresh)}
          icon={
            <>
              <IconBell size={18} aria-hidden="true" />
              {fresh > 0 && (
                <span className="bubble figures" aria-hidden="true">
                  {count(fresh)}
                </span>
              )}
            </>
          }
        />
      </Popover.Target>
      <Popover.Dropdown>{children}</Popover.Dropdown>
    </Popover>
  );
}
