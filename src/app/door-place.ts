import { doorAddresses } from "#domain/address.ts";
import { type DoorForm, doorAddress } from "#features/door/door-form.ts";
import { safePlace } from "#features/door/safe-place.ts";
import type { ChoosingStore } from "./stay-signed-in.ts";

export interface DoorPlace {
  /** Sets whether the next session outlives the tab; null where nothing can be kept. */
  stay: ChoosingStore["stay"];
  /** Begins the session. Once it is stored, the requested address is put into the bar for the portal to read. */
  goIn: (person: number) => void;
  /** Resolves when the portal may be shown to the person who signed in. */
  isOpen: () => Promise<void>;
  /** Ends the session. If it ended by itself, the same person comes back to the screen they left. */
  comeBack: (sentAway?: number) => void;
  /** True if the last session ended by itself. */
  wasSentAway: () => boolean;
  /** Notes the form to open after the session's end: a guest leaves in order to sign up. */
  leaveFor: (form: DoorForm) => void;
  /** Moves a person without a session to /login from any address. The requested address is kept in it. */
  arrive: () => void;
}

/** The address bar on the sign-in pages. */
export function doorPlace({ stay, settled }: Pick<ChoosingStore, "stay" | "settled">): DoorPlace {
  let hasLeft = false;
  /** The person whose session ended by itself, and their last address. */
  let broken: { person: number; place: string } | undefined;
  let wanted: DoorForm | undefined;
  let opening: Promise<void> = Promise.resolve();
  return {
    stay,
    goIn: (person) => {
      const asked = new URLSearchParams(location.search).get("from");
      const from = asked ?? (broken?.person === person ? broken.place : null);
      broken = undefined;
      // The address changes only after the session is stored: a reload right after must find it.
      opening = settled().then(() => history.replaceState(null, "", safePlace(from)));
    },
    isOpen: () => opening,
    comeBack: (sentAway) => {
      hasLeft = true;
      if (sentAway !== undefined) broken = { person: sentAway, place: `${location.pathname}${location.search}` };
      // A new password was set on the sign-in pages themselves. Signing in comes next.
      if (location.pathname !== doorAddresses.door()) return;
      history.replaceState(null, "", doorAddress(undefined, undefined));
      window.dispatchEvent(new PopStateEvent("popstate"));
    },
    wasSentAway: () => broken !== undefined,
    leaveFor: (form) => {
      wanted = form;
    },
    arrive: () => {
      if (location.pathname !== doorAddresses.door()) {
        const place = safePlace(`${location.pathname}${location.search}`);
        // The address of a person who left or was signed out is dropped. A pasted address is kept for signing in.
        const from = hasLeft || place === doorAddresses.home ? undefined : place;
        history.replaceState(null, "", doorAddress(wanted, from));
      }
      hasLeft = false;
      wanted = undefined;
    },
  };
}
