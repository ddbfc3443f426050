import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "#features/session/use-session.tsx";
import { cacheInUse } from "./cache-in-use.ts";
import { heed } from "./heed.ts";

type Session = Parameters<typeof heed>[1];

function makeCache(session: Session) {
  const onError = (error: unknown) => heed(error, session);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // A person sees the failure and tries again; the portal does not ask three times behind their back. A call that
    // failed without a connection is asked again when the connection is back.
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: "always",
        refetchOnReconnect: ({ state }) => (state.status === "error" ? "always" : false),
      },
      mutations: { networkMode: "always" },
    },
  });
}

/** The one cache of answers, around everything that reads. The sign-in form reads nothing and does without its code. */
export function Cache({ children }: { children: ReactNode }) {
  const session = useSession();
  cacheInUse.current ??= makeCache(session);
  return <QueryClientProvider client={cacheInUse.current}>{children}</QueryClientProvider>;
}
