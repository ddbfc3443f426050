import { addresses } from "#domain/addresses.ts";
import { type DoorForm, doorAddress } from "#features/door/door-form.ts";
import type { ChoosingStore } from "./stay-signed-in.ts";

/** Where one comes in after signing in (spec §2). */
const entry = addresses.home;

/** The address one came for, if it is one of the portal's own; anything else could lead a person out of the house. */
export function safePlace(from: string | null | undefined): string {
  if (!from?.startsWith("/") || !URL.canParse(from, location.origin)) return entry;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const isDoor = pathname === addresses.door() || pathname === "/";
  return origin === location.origin && !isDoor ? `${pathname}${search}${hash}` : entry;
}

export interface DoorPlace {
  /** Whether the next session outlives the tab. */
  stay: (isWanted: boolean) => void;
  /** The session begins: once it is kept, the address one came for stands in the bar for the portal to read. */
  goIn: (person: number) => void;
  /** Resolves when whoever signed in may be shown the portal. */
  isOpen: () => Promise<void>;
  /** The session ends. Where it ended by itself, whoever it was comes back to where they stood. */
  comeBack: (sentAway?: number) => void;
  /** A guest leaves in order to sign up: which form stands open when the session has ended. */
  leaveFor: (form: DoorForm) => void;
  /** Whoever is not signed in stands at /login, whatever the address says; where they wanted to go is kept in it. */
  arrive: () => void;
}

/** The address bar at the door. */
export function doorPlace({ stay, settled }: Pick<ChoosingStore, "stay" | "settled">): DoorPlace {
  let hasLeft = false;
  /** Who was sent away in the middle of something, and from where. */
  let broken: { person: number; place: string } | undefined;
  let wanted: DoorForm | undefined;
  let opening: Promise<void> = Promise.resolve();
  return {
    stay,
    goIn: (person) => {
      const asked = new URLSearchParams(location.search).get("from");
      const from = asked ?? (broken?.person === person ? broken.place : null);
      broken = undefined;
      // A reload right after must find the session: the address moves on when it is kept, and not before.
      opening = settled().then(() => history.replaceState(null, "", safePlace(from)));
    },
    isOpen: () => opening,
    comeBack: (sentAway) => {
      hasLeft = true;
      if (sentAway !== undefined) broken = { person: sentAway, place: `${location.pathname}${location.search}` };
      // A new password was set at the door itself: what comes next is signing in.
      if (location.pathname !== addresses.door()) return;
      history.replaceState(null, "", doorAddress(undefined, undefined));
      window.dispatchEvent(new PopStateEvent("popstate"));
    },
    leaveFor: (form) => {
      wanted = form;
    },
    arrive: () => {
      if (location.pathname !== addresses.door()) {
        const place = safePlace(`${location.pathname}${location.search}`);
        // Who left, or was sent away, begins anew; a pasted address waits for who signs in.
        const from = hasLeft || place === entry ? undefined : place;
        history.replaceState(null, "", doorAddress(wanted, from));
      }
      hasLeft = false;
      wanted = undefined;
    },
  };
}
