import { createRoot } from "react-dom/client";
import { stayOffline } from "#api/stay-offline.ts";
import { App } from "./app/app.tsx";
import { loadPortal } from "./app/load-portal.ts";
import { openSession } from "./app/open-session.ts";
import { sharedToken } from "./app/shared-place.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

// The session is restored before anything is drawn, so that neither the sign-in pages nor the portal flash past.
async function start() {
  const { session, door } = openSession();
  await session.restore();
  const isSignedIn = session.actor.getSnapshot().matches("signedIn");
  // A portal that cannot be fetched is reported by the page, which tries once more.
  const portal = isSignedIn ? await loadPortal().catch(() => null) : null;
  root.render(<App session={session} door={door} portal={portal} />);
}

// Shows a shared link to any reader. It uses no session, not even an open one.
async function show(token: string) {
  const { SharedHost } = await import("./app/shared-host.tsx");
  root.render(<SharedHost token={token} />);
}

stayOffline();
const token = sharedToken(location.pathname);
void (token ? show(token) : start());
