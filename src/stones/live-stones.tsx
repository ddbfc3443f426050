import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { followStones, type LiveEvent } from "#api/live-stones.ts";
import { useClient } from "#api/query.ts";
import { readAnew } from "#api/read-anew.ts";
import { LiveStatusContext, LiveStatuses } from "#ui/marks/live-statuses.ts";

type Hear = (event: LiveEvent) => void;
const NewsContext = createContext<Set<Hear>>(new Set());

/** The lock of the one feed for all windows of a browser. The window that holds it listens and tells the others. */
const LINE = "loupe-live-stones";

interface LiveStonesProps {
  children: ReactNode;
  /** Called when the status of one's own business changes. */
  onBusiness?: () => void;
  /** Called when the feed opens, also after a loss: news of one's business is told only once. */
  onOpen?: () => void;
}

/**
 * Listens to the statuses of stones and to one's own business while somebody is signed in, and tells every row of a
 * stone.
 */
export function LiveStones({ children, onBusiness, onOpen }: LiveStonesProps) {
  const { fetchLive } = useClient();
  const cache = useQueryClient();
  const [statuses] = useState(() => new LiveStatuses());
  const [hearers] = useState(() => new Set<Hear>());

  const latest = useRef({ onBusiness, onOpen });
  latest.current = { onBusiness, onOpen };

  useEffect(() => {
    const end = new AbortController();
    const others = new BroadcastChannel(LINE);
    const hear: Hear = (event) => {
      if (event.kind === "business") return latest.current.onBusiness?.();
      if (event.kind === "open") latest.current.onOpen?.();
      if (event.kind === "stones") statuses.tell(event.stones);
      else if (event.kind === "many" || event.kind === "lost") statuses.forget();
      if (event.kind === "many") void readAnew(cache);
      for (const hearer of hearers) hearer(event);
    };
    others.onmessage = ({ data }) => hear(data as LiveEvent);
    const listen = () =>
      followStones({
        fetchLive,
        signal: end.signal,
        hear: (event) => {
          hear(event);
          others.postMessage(event);
        },
      });
    // Without locks, or where the browser forbids them as it forbids storage, each window listens for itself.
    const listening = navigator.locks ? navigator.locks.request(LINE, { signal: end.signal }, listen) : listen();
    listening.catch(() => {
      if (!end.signal.aborted) void listen();
    });
    return () => {
      end.abort();
      others.close();
    };
  }, [fetchLive, cache, statuses, hearers]);

  return (
    <LiveStatusContext value={statuses}>
      <NewsContext value={hearers}>{children}</NewsContext>
    </LiveStatusContext>
  );
}

/** Calls when documents of a business were sent or decided, and when the feed opens again after a loss. */
export function useDocumentNews(onNews: () => void): void {
  const hearers = use(NewsContext);
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const hear: Hear = ({ kind }) => {
      if (kind === "documents" || kind === "open") latest.current();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers]);
}

/** Calls when one's own notices are new or were read elsewhere, and when the feed opens again after a loss. */
export function useNoticeNews(onNews: () => void): void {
  const hearers = use(NewsContext);
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const hear: Hear = ({ kind }) => {
      if (kind === "notices" || kind === "open") latest.current();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers]);
}

/** The shortest time between two reads of a list, however much happens. */
const restMs = 1000;
/** The shortest time between two reads of the counts. */
const longRestMs = 5000;

/** Tells news at most once in this time, and never after the page was left. */
function useRested(ms: number, onNews: () => void): () => void {
  const latest = useRef(onNews);
  latest.current = onNews;
  const rest = useRef<{ timer?: ReturnType<typeof setTimeout>; toldAt: number }>({ toldAt: 0 });
  useEffect(() => {
    const { current } = rest;
    return () => {
      clearTimeout(current.timer);
      current.timer = undefined;
    };
  }, []);
  return useCallback(() => {
    const { current } = rest;
    current.timer ??= setTimeout(
      () => {
        current.timer = undefined;
        current.toldAt = Date.now();
        latest.current();
      },
      Math.max(0, current.toldAt + ms - Date.now()),
    );
  }, [ms]);
}

/**
 * Calls when one of the shown stones has changed, so that a list of lines can be read anew. With a `status`, it also
 * calls when any stone takes that status. Rows that came before the feed opened may have missed news, so its opening
 * calls as well.
 */
export function useStoneNews(stockNumbers: readonly string[], onNews: () => void, status?: number): void {
  const hearers = use(NewsContext);
  const tell = useRested(restMs, onNews);
  /** The numbers heard since the rows came. The next rows may be under way already, and older than the news. */
  const heard = useRef(new Set<string>());
  useEffect(() => {
    if (stockNumbers.some((number) => heard.current.has(number))) tell();
    heard.current.clear();
    const hear: Hear = (event) => {
      if (event.kind === "many" || event.kind === "open") tell();
      if (event.kind !== "stones") return;
      for (const { stock_no } of event.stones) heard.current.add(stock_no);
      if (event.stones.some((one) => stockNumbers.includes(one.stock_no) || (status && one.status === status))) tell();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers, stockNumbers, status, tell]);
}

/** The news that moves no count of a queue. */
const others: readonly LiveEvent["kind"][] = ["lost", "notices", "people", "clients", "content"];

/** Calls at events of the feed, and waits a while between two calls. */
function useSigns(isHeard: (kind: LiveEvent["kind"]) => boolean, onNews: () => void, ms = restMs): void {
  const hearers = use(NewsContext);
  const tell = useRested(ms, onNews);
  useEffect(() => {
    const hear: Hear = ({ kind }) => {
      if (isHeard(kind)) tell();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers, isHeard, tell]);
}

const movesCounts = (kind: LiveEvent["kind"]) => !others.includes(kind);
/** Calls at any news, and when the feed opens again after a loss; for the counts of waiting things. */
export const useAnyNews = (onNews: () => void): void => useSigns(movesCounts, onNews, longRestMs);

const ofPeople = (kind: LiveEvent["kind"]) => kind === "people" || kind === "open";
/** Calls when somebody came or went, and when the feed opens again after a loss; for those who look at who is online. */
export const usePeopleNews = (onNews: () => void): void => useSigns(ofPeople, onNews);

const ofClients = (kind: LiveEvent["kind"]) => kind === "clients" || kind === "documents" || kind === "open";
/**
 * Calls when documents were sent or decided, when a client was registered, switched off or handed over, and when the feed
 * opens again after a loss; for lists of clients.
 */
export const useClientNews = (onNews: () => void): void => useSigns(ofClients, onNews);

const ofContent = (kind: LiveEvent["kind"]) => kind === "content" || kind === "open";
/** Calls when popups, events or banners have changed, and when the feed opens again after a loss. */
export const useContentNews = (onNews: () => void): void => useSigns(ofContent, onNews);
