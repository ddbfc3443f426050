import { createRoot } from "react-dom/client";
import { stayOffline } from "#api/stay-offline.ts";
import { App } from "./app/app.tsx";
import { loadPortal } from "./app/load-portal.ts";
import { openSession } from "./app/open-session.ts";
import { choicesToken, sharedToken } from "./app/shared-place.ts";
import { timeIfMarked } from "./app/time-if-marked.ts";
import { trustOwnText } from "./app/trust-own-text.ts";

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
  const { SharedLink } = await import("./app/shared-link.tsx");
  root.render(<SharedLink token={token} />);
}

// Shows the choice of mails to whoever has the address under one of them, without a session.
async function showChoices(token: string) {
  const { MailChoices } = await import("./app/mail-choices.tsx");
  root.render(<MailChoices token={token} />);
}

trustOwnText();
stayOffline();
timeIfMarked();
const token = sharedToken(location.pathname);
const choices = choicesToken(location.pathname);
if (token) void show(token);
else void (choices ? showChoices(choices) : start());
