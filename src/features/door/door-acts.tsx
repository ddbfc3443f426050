import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { DoorSession } from "./door-session.ts";
import { words } from "./words.ts";

/** The acts below a step at the door: back, and what else the step offers. */
export function DoorActs({ session, children }: { session: DoorSession; children?: ReactNode }) {
  return (
    <div className="door-acts">
      <Button variant="subtle" disabled={session.isBusy} onClick={session.back}>
        {words.back}
      </Button>
      {children}
    </div>
  );
}
