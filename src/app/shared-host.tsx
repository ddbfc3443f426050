import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { makeClient } from "#api/call.ts";
import { ClientContext } from "#api/client-context.ts";
import { SharedStonesPage } from "#features/shared-stones/shared-stones-page.tsx";
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
 * The page of a shared link, beside the sign-in pages and the portal. Its reader needs neither (docs/decisions/0024).
 */
export function SharedHost({ token }: { token: string }) {
  const [client] = useState(strangersClient);
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={cache}>
      <ClientContext value={client}>
        <UiProvider>
          <SharedStonesPage token={token} />
        </UiProvider>
      </ClientContext>
    </QueryClientProvider>
  );
}
