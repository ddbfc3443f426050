import { TabRow } from "#ui/frame/tab-row.tsx";
import { doorAddress } from "./door-form.ts";
import { words } from "./words.ts";

/** The two ways in without a sign-up: with an account, or as a guest. */
export function DoorTabs({ at, from }: { at: "account" | "guest"; from: string | undefined }) {
  return (
    <TabRow
      label={words.ways}
      tabs={[
        { label: words.account, to: doorAddress(undefined, from), current: at === "account" },
        { label: words.guest, to: doorAddress("guest", from), current: at === "guest" },
      ]}
    />
  );
}
