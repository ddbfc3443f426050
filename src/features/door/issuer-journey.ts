import { doorAddress } from "./door-form.ts";

/** The notes that the tab keeps while its browser is at the sign-in service. It opens nothing. */
interface Journey {
  /** The address that the visitor wanted. Whoever goes there looks again whether it is the portal's own. */
  from: string | undefined;
  /** The session outlives the tab. */
  stays: boolean;
}

const place = "loupe.issuer-journey";

/** A browser that keeps nothing comes back without the notes. */
export function leaveWith(journey: Journey): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(journey));
  } catch {}
}

/** The answer in the address that the service sent the browser back to, once: it is taken out of the address. */
export function takeAnswer(): { answer: string; stays: boolean } | null {
  const asked = new URLSearchParams(location.search);
  if (!asked.has("state") || !(asked.has("code") || asked.has("error"))) return null;
  const answer = location.search.slice(1);
  const { from, stays } = remembered();
  history.replaceState(null, "", doorAddress(undefined, from));
  window.dispatchEvent(new PopStateEvent("popstate"));
  return { answer, stays };
}

function remembered(): Journey {
  try {
    const text = sessionStorage.getItem(place);
    sessionStorage.removeItem(place);
    const { from, stays } = JSON.parse(text ?? "{}") as Partial<Journey>;
    return { from: typeof from === "string" ? from : undefined, stays: stays !== false };
  } catch {
    return { from: undefined, stays: true };
  }
}
