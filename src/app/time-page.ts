import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { makeClient } from "#api/call.ts";
import type { Input } from "#api/operation-types.ts";
import { patternOf } from "#domain/screen-patterns.ts";

type Timing = Input<"tellPageTimings">["body"]["timings"][number];

/** The timings of one call at most: a long visit has many screens. */
const mostAtOnce = 30;

/**
 * A client of nobody: neither the session nor the cookie of this browser goes along. What is sent outlives the page, which
 * is mostly on its way out.
 */
const nobodysClient = () =>
  makeClient({
    fetch: (request) => fetch(request, { keepalive: true, credentials: "omit" }),
    token: () => null,
    now: () => Date.now(),
    onUnauthorized: () => {},
    onMaintenance: () => {},
  });

/**
 * Tells the house how fast this page and each screen of it was, once it is out of sight (decision 0179). Each figure is
 * told once: it stands as it was when its reader left the screen, or the window, for the first time. A browser that
 * does not know the screens of one page apart counts them all to the first.
 */
export function timePage(): void {
  const { call } = nobodysClient();
  const told = new Set<string>();
  let waiting: (Omit<Timing, "screen"> & { screen: string | undefined })[] = [];

  // An address may lead on to another, so the first screen is the one that is there when its reader first touches it.
  let first: string | undefined;
  const firstScreen = () => {
    first ??= patternOf(location.pathname);
    return first;
  };
  const note = ({ id, name, value, navigationType, navigationURL }: Metric) => {
    if (told.has(id)) return;
    told.add(id);
    const isOfScreen = navigationType === "soft-navigation" && navigationURL !== undefined;
    const screen = isOfScreen ? patternOf(new URL(navigationURL, location.href).pathname) : undefined;
    waiting.push({ figure: name, value, screen });
  };
  const tell = () => {
    const timings = waiting.slice(0, mostAtOnce).map(({ screen = firstScreen(), ...rest }) => ({ ...rest, screen }));
    waiting = [];
    // A figure that is lost is no harm, and nobody is told of it.
    if (timings.length > 0) call("tellPageTimings", { body: { timings } }).catch(() => {});
  };

  for (const touch of ["keydown", "pointerdown"])
    window.addEventListener(touch, firstScreen, { capture: true, once: true });
  for (const hear of [onCLS, onINP, onLCP]) hear(note, { reportSoftNavs: true });
  // Those of a screen would say nothing: its answer does not come with it.
  for (const hear of [onFCP, onTTFB]) hear(note);
  // After what web-vitals listens to: its last figures come when the page is hidden.
  window.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && tell());
  window.addEventListener("pagehide", tell);
}
