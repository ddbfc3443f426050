import { QueryClient } from "@tanstack/react-query";
import { memoryStore, type PersistedState, type StateStore } from "#features/session/persisted-state.ts";
import type { Session } from "#features/session/session.ts";
import { startSession } from "#features/session/session-actor.ts";

type Reply = Response | Error;

export interface SessionBench {
  session: Session;
  queryClient: QueryClient;
  store: StateStore;
  /** The calls, as 'POST /user/login'. */
  asked: string[];
  /** The authority of each call. */
  authority: (string | null)[];
  /** The session's effects on the page: pages and notifications. */
  did: string[];
  /** Sets the answer of an address. An address without one cannot be reached. */
  answer: (address: string, reply: () => Reply) => void;
  goTo: (path: string) => void;
}

/** A session with a network, a store, an address bar and notifications in the test's hands. */
export async function benchSession(kept: PersistedState | null = null): Promise<SessionBench> {
  const replies = new Map<string, () => Reply>();
  const asked: string[] = [];
  const authority: (string | null)[] = [];
  const did: string[] = [];
  const store = memoryStore();
  if (kept) await store.save(kept);
  const queryClient = new QueryClient();
  let path = "/login";

  const session = startSession({
    store,
    queryClient,
    now: () => 1_795_000_000_000,
    path: () => path,
    goToLogin: () => {
      path = "/login";
      did.push("goes to /login");
    },
    goToPortal: () => did.push("goes to the portal"),
    goTo: (address) => {
      path = address;
      did.push(`goes to ${address}`);
    },
    notify: {
      success: (message) => did.push(`says: ${message}`),
      failure: (message) => did.push(`complains: ${message}`),
    },
    fetch: async (input) => {
      const { method, url, headers } = input as Request;
      const address = `${method} ${new URL(url).pathname.replace("/api/v1", "")}`;
      asked.push(address);
      authority.push(headers.get("authorization"));
      const reply = replies.get(address)?.() ?? new TypeError("Failed to fetch");
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
  return {
    session,
    queryClient,
    store,
    asked,
    authority,
    did,
    answer: (address, reply) => replies.set(address, reply),
    goTo: (next) => {
      path = next;
    },
  };
}
