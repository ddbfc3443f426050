import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { doorForm, doorTitle } from "#features/door/door-form.ts";
import { Entrance } from "#features/door/entrance.tsx";
import { useSession } from "#features/session/use-session.tsx";
import type { DoorPlace } from "./door-place.ts";
import { loadPortal } from "./load-portal.ts";

const Cache = lazy(() => import("./cache.tsx").then((m) => ({ default: m.Cache })));

const search = () => location.search;
function listen(onChange: () => void) {
  window.addEventListener("popstate", onChange);
  return () => window.removeEventListener("popstate", onChange);
}

interface DoorHostProps {
  door: DoorPlace;
  /** True if the person is signed in and only the portal's code is still loading. */
  isEntering: boolean;
}

/**
 * The sign-in pages at their address. They do without the router, so that signing in on a telephone needs no portal
 * yet.
 */
export function DoorHost({ door, isEntering }: DoorHostProps) {
  const session = useSession();
  const asked = new URLSearchParams(useSyncExternalStore(listen, search));
  const form = doorForm(asked.get("form"));

  useLayoutEffect(() => {
    if (isEntering) return;
    door.arrive();
    return listen(door.arrive);
  }, [door, isEntering]);
  useEffect(() => {
    document.title = `${doorTitle(form)} · Loupe`;
  }, [form]);
  useEffect(() => {
    // The first input in the form fetches the portal, while the person types.
    const fetchAhead = () => void loadPortal().catch(() => {});
    window.addEventListener("input", fetchAhead, { once: true });
    return () => window.removeEventListener("input", fetchAhead);
  }, []);

  const entrance = (
    <Entrance
      form={form}
      from={asked.get("from") ?? undefined}
      session={isEntering ? { ...session, isBusy: true } : session}
      secret={location.hash.slice(1)}
      wasSentAway={door.wasSentAway()}
      onStay={door.stay}
    />
  );
  return form ? (
    <Suspense>
      <Cache>{entrance}</Cache>
    </Suspense>
  ) : (
    entrance
  );
}
