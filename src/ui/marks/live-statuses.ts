import { createContext, use, useSyncExternalStore } from "react";

/** The new status of a stone by its number; null for a stone that went out of sight. */
export type StoneNews = { stock_no: string; status: number | null };

/** The changes of stones since their rows were read. Every part that shows a status asks here first. */
export class LiveStatuses {
  readonly #statuses = new Map<string, number | null>();
  readonly #listeners = new Set<() => void>();

  tell(news: readonly StoneNews[]): void {
    for (const { stock_no, status } of news) this.#statuses.set(stock_no, status);
    this.#call();
  }

  /** Drops all news after a lost feed: rows that are read from now on may be newer. */
  forget(): void {
    this.#statuses.clear();
    this.#call();
  }

  get = (stockNo: string): number | null | undefined => this.#statuses.get(stockNo);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #call(): void {
    for (const listener of this.#listeners) listener();
  }
}

const silent = new LiveStatuses();
export const LiveStatusContext = createContext<LiveStatuses>(silent);

/** A stone's status now; undefined without news of it, null for a stone that went out of sight. */
export function useLiveStatus(stockNo: string): number | null | undefined {
  const statuses = use(LiveStatusContext);
  return useSyncExternalStore(statuses.subscribe, () => statuses.get(stockNo));
}

/** The statuses of several stones, in their order. */
export function useLiveStatuses(stockNumbers: readonly string[]): readonly (number | null | undefined)[] {
  const statuses = use(LiveStatusContext);
  // The statuses are compared as one text, so that news of other stones draws nothing again.
  useSyncExternalStore(statuses.subscribe, () => stockNumbers.map((number) => statuses.get(number)).join());
  return stockNumbers.map((number) => statuses.get(number));
}
