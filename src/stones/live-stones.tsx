import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { followStones, type LiveEvent } from "#api/live-stones.ts";
import { useClient } from "#api/query.ts";
import { LiveStatusContext, LiveStatuses } from "#ui/marks/live-statuses.ts";

type Hear = (event: LiveEvent) => void;
const NewsContext = createContext<Set<Hear>>(new Set());

/** One line to the house for all windows of a browser: the window that holds the lock listens and tells the others. */
const LINE = "loupe-live-stones";

interface LiveStonesProps {
  children: ReactNode;
  /** One's own business stands otherwise. */
  onBusiness?: () => void;
  /** The line is open, also after it was lost: of one's business nothing is told a second time. */
  onOpen?: () => void;
}

/** Hears what becomes of stones while somebody is signed in, and lets every row of a stone know; and of one's own business. */
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
      if (event.kind === "many") void cache.invalidateQueries();
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
    // Where a page may not lock, each window listens for itself.
    const listening = navigator.locks ? navigator.locks.request(LINE, { signal: end.signal }, listen) : listen();
    listening.catch(() => {}); // the wait for the lock was given up
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

/** Calls when documents of a business were sent or decided, and when the line is open again after it was lost. */
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

/** However much happens, a list is not read anew more often than this. */
const restMs = 1000;
/** And what counts all that goes on, not more often than this. */
const longRestMs = 5000;

/** Says at most once in a while that something has happened, and never after the page has left. */
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
 * Calls when one of the stones that are looked at has changed, so that a list of lines can be read anew; also when any
 * stone comes to stand as those of the list do, where it is told how that is.
 */
export function useStoneNews(stockNumbers: readonly string[], onNews: () => void, status?: number): void {
  const hearers = use(NewsContext);
  const tell = useRested(restMs, onNews);
  /** Told of since the rows came: the next rows may be under way already, and older than that. */
  const heard = useRef(new Set<string>());
  useEffect(() => {
    if (stockNumbers.some((number) => heard.current.has(number))) tell();
    heard.current.clear();
    const hear: Hear = (event) => {
      if (event.kind === "many") tell();
      if (event.kind !== "stones") return;
      for (const { stock_no } of event.stones) heard.current.add(stock_no);
      if (event.stones.some((one) => stockNumbers.includes(one.stock_no) || (status && one.status === status))) tell();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers, stockNumbers, status, tell]);
}

/** Calls when anything was heard, and when the line is open again after it was lost: for what counts all that waits. */
export function useAnyNews(onNews: () => void): void {
  const hearers = use(NewsContext);
  const tell = useRested(longRestMs, onNews);
  useEffect(() => {
    const hear: Hear = ({ kind }) => {
      if (kind !== "lost") tell();
    };
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, [hearers, tell]);
}
