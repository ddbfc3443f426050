import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { SessionProvider } from "#features/session/use-session.tsx";
import { UiProvider } from "#ui/ui-provider.tsx";
import { PortalLink } from "./routes/-portal-link.tsx";
import { startPortal } from "./start-portal.ts";

const { session, queryClient, router } = startPortal();
const root = createRoot(document.getElementById("root") as HTMLElement);

// Who is signed in is known before anything is drawn: neither the door nor the portal flashes past.
void session.restore().then(() =>
  root.render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <RouterProvider
          router={router}
          InnerWrap={({ children }) => <UiProvider link={PortalLink}>{children}</UiProvider>}
        />
      </SessionProvider>
    </QueryClientProvider>,
  ),
);
