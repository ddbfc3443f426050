import "./act.css";
import { Button, type ButtonProps, Tooltip } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { Keys } from "../frame/key.tsx";

export interface ActProps extends ButtonProps, Omit<ComponentProps<"button">, keyof ButtonProps | "color" | "ref"> {
  /** The machine's sentence against this act. Present = locked. */
  reason?: string | null;
  /** The keys of the same act, shown beside the verb: "A" or "Ctrl+↵". */
  keys?: string;
}

const lock = <IconLock size={14} aria-hidden="true" />;

/** The lock covers the keys. So an act keeps its width when it is locked, and its neighbours keep their place. */
const LockedKeys = ({ children }: { children: ReactNode }) => (
  <span className="locked-keys">
    {children}
    {lock}
  </span>
);

/**
 * The button of an act. A refused one stays visible and in reach of the keyboard, and says why. It is the same button
 * before and after it is locked: an act that locks itself keeps the focus.
 */
export function Act({ reason, keys, children, ...rest }: ActProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isLocked = Boolean(reason);
  useEffect(() => {
    // A pointer that rests on the act reads the reason too: no pointer enters a button that was there before.
    if (isLocked && button.current?.matches(":hover")) button.current.dispatchEvent(new MouseEvent("mousemove"));
  }, [isLocked]);
  const shown = keys && <Keys of={keys} />;
  const locked = {
    type: "button",
    className: "locked",
    variant: "default",
    loading: false,
    "aria-disabled": true,
    "aria-describedby": id,
    leftSection: rest.leftSection && lock,
    rightSection: !rest.leftSection && <LockedKeys>{shown}</LockedKeys>,
    onClick: (event: SyntheticEvent) => event.preventDefault(),
  } as const;
  return (
    <>
      <Tooltip
        label={reason}
        disabled={!isLocked}
        multiline
        maw={300}
        position="top"
        events={{ hover: true, focus: true, touch: true }}
      >
        <Button ref={button} rightSection={shown} {...rest} {...(reason && locked)}>
          {children}
        </Button>
      </Tooltip>
      {reason && (
        <span id={id} className="unseen">
          {reason}
        </span>
      )}
    </>
  );
}
