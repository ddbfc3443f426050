import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { makeClient } from "#api/call.ts";
import { ClientContext } from "#api/client-context.ts";
import { UiProvider } from "#ui/frame/ui-provider.tsx";

/** A client without a session, for a stranger. */
const strangersClient = () =>
  makeClient({
    fetch: (request) => fetch(request),
    token: () => null,
    now: () => Date.now(),
    onUnauthorized: () => {},
    onMaintenance: () => {},
  });

/**
 * A page for whoever has its address, beside the sign-in pages and the portal: its reader needs neither
 * (docs/decisions/0024).
 */
export function SharedHost({ children }: { children: ReactNode }) {
  const [client] = useState(strangersClient);
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>
        <UiProvider>{children}</UiProvider>
      </ClientContext>
    </QueryClientProvider>
  );
}
