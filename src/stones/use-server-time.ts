import { useSyncExternalStore } from "react";
import { useClient } from "#api/query.ts";
import { eachSecond } from "#ui/marks/each-second.ts";

/** A value that depends on the server's time, such as the rest of a hold. It is drawn again when it changes. */
export function useServerTime<Said extends string | number | boolean>(saidAt: (now: number) => Said): Said {
  const { serverNow } = useClient();
  return useSyncExternalStore(eachSecond, () => saidAt(serverNow()));
}
