import { useSyncExternalStore } from "react";
import { useClient } from "#api/query.ts";
import { eachSecond } from "#ui/marks/each-second.ts";

/** Something that changes with the server's time, such as what is left of a hold: drawn again when it says another thing. */
export function useServerTime<Said extends string | number | boolean>(saidAt: (now: number) => Said): Said {
  const { serverNow } = useClient();
  return useSyncExternalStore(eachSecond, () => saidAt(serverNow()));
}
