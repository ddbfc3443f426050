import { doorAddress } from "#features/door/door-form.ts";

/** Where one comes in after signing in (spec §2). */
const entry = "/dashboard";

/** The address one came for, if it is one of the portal's own; anything else could lead a person out of the house. */
export function safePlace(from: string | null | undefined): string {
  if (!from?.startsWith("/") || !URL.canParse(from, location.origin)) return entry;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const isDoor = pathname === "/login" || pathname === "/";
  return origin === location.origin && !isDoor ? `${pathname}${search}${hash}` : entry;
}

export interface DoorPlace {
  /** Whether the next session outlives the tab. */
  stay: (isWanted: boolean) => void;
  /** The session begins: the address one came for stands in the bar before the portal reads it. */
  goIn: () => void;
  /** The session ends. */
  comeBack: () => void;
  /** Whoever is not signed in stands at /login, whatever the address says; where they wanted to go is kept in it. */
  arrive: () => void;
}

/** The address bar at the door. */
export function doorPlace(stay: DoorPlace["stay"]): DoorPlace {
  let hasLeft = false;
  return {
    stay,
    goIn: () => {
      const wanted = new URLSearchParams(location.search).get("from");
      history.replaceState(null, "", safePlace(wanted));
    },
    comeBack: () => {
      hasLeft = true;
    },
    arrive: () => {
      if (location.pathname !== "/login") {
        const wanted = safePlace(`${location.pathname}${location.search}`);
        // Who left, or was sent away, begins anew; a pasted address waits for who signs in.
        const from = hasLeft || wanted === entry ? undefined : wanted;
        history.replaceState(null, "", doorAddress(undefined, from));
      }
      hasLeft = false;
    },
  };
}
