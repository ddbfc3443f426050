import { Door } from "#ui/door.tsx";
import type { DoorForm } from "./door-form.ts";

/** The door. */
export function Entrance({ form }: { form?: DoorForm; from?: string; session: unknown }) {
  return <Door title="Sign in">{form}</Door>;
}
