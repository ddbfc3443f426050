import { createRoot } from "react-dom/client";
import { stayOffline } from "#api/stay-offline.ts";
import { App } from "./app/app.tsx";
import { loadPortal } from "./app/load-portal.ts";
import { openSession } from "./app/open-session.ts";
import { sharedToken } from "./app/shared-place.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

// Who is signed in is known before anything is drawn: neither the door nor the portal flashes past.
async function start() {
  const { session, door } = openSession();
  await session.restore();
  const isSignedIn = session.actor.getSnapshot().matches("signedIn");
  // What cannot be fetched is told by the page, which tries once more.
  const portal = isSignedIn ? await loadPortal().catch(() => null) : null;
  root.render(<App session={session} door={door} portal={portal} />);
}

// A shared link is for whoever has it: it asks for no session, not even for one that is there.
async function show(token: string) {
  const { SharedHost } = await import("./app/shared-host.tsx");
  root.render(<SharedHost token={token} />);
}

stayOffline();
const token = sharedToken(location.pathname);
void (token ? show(token) : start());
