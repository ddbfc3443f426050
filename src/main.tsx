import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadPortal } from "./load-portal.ts";
import { openSession } from "./open-session.ts";

const { session, door } = openSession();
const root = createRoot(document.getElementById("root") as HTMLElement);

// Who is signed in is known before anything is drawn: neither the door nor the portal flashes past.
async function start() {
  await session.restore();
  const isSignedIn = session.actor.getSnapshot().matches("signedIn");
  root.render(<App session={session} door={door} portal={isSignedIn ? await loadPortal() : null} />);
}

void start();
