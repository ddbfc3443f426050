import { createContext, use, useSyncExternalStore } from "react";

/** A stone by its number; null where it went out of sight. */
export type StoneNews = { stock_no: string; status: number | null };

/** What became of stones since their rows were read; whoever shows a status asks here first. */
export class LiveStatuses {
  readonly #statuses = new Map<string, number | null>();
  readonly #listeners = new Set<() => void>();

  tell(news: readonly StoneNews[]): void {
    for (const { stock_no, status } of news) this.#statuses.set(stock_no, status);
    this.#call();
  }

  /** The line is lost: what is read from now on may be newer than what was heard. */
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

/** A stone's status as it is now; undefined where nothing was heard of it, null where it went out of sight. */
export function useLiveStatus(stockNo: string): number | null | undefined {
  const statuses = use(LiveStatusContext);
  return useSyncExternalStore(statuses.subscribe, () => statuses.get(stockNo));
}

/** The same of several, in their order. */
export function useLiveStatuses(stockNumbers: readonly string[]): readonly (number | null | undefined)[] {
  const statuses = use(LiveStatusContext);
  // Compared as a text: nothing is drawn again for the news of other stones.
  useSyncExternalStore(statuses.subscribe, () => stockNumbers.map((number) => statuses.get(number)).join());
  return stockNumbers.map((number) => statuses.get(number));
}
