import { createContext } from "react";

/**
 * What somebody has typed and not sent, by the name of the form: it outlives the end of the session, a line that is lost
 * and a row that leaves the list. It lies in the memory of this page alone (decision 0043).
 */
export interface Drafts {
  find: (name: string) => unknown;
  keep: (name: string, what: unknown) => void;
  drop: (name: string) => void;
  /** While it is sent nobody finds it: a form that is drawn anew with what was saved begins with that. */
  setSending: (name: string, isSending: boolean) => void;
  /** A form of that name stands on the screen, until the answer is called. */
  open: (name: string) => () => void;
  /** One was asked, and gives up what stands on the screen. */
  discardOpen: () => void;
  hasOpen: () => boolean;
  hasAny: () => boolean;
  clear: () => void;
}

export function makeDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  const opened = new Map<string, number>();
  const sending = new Set<string>();
  const openNames = () => [...opened.keys()].filter((name) => kept.has(name));
  return {
    find: (name) => (sending.has(name) ? undefined : kept.get(name)),
    keep: (name, what) => void kept.set(name, what),
    drop: (name) => void kept.delete(name),
    setSending: (name, isSending) => void (isSending ? sending.add(name) : sending.delete(name)),
    open: (name) => {
      opened.set(name, (opened.get(name) ?? 0) + 1);
      return () => {
        const left = (opened.get(name) ?? 1) - 1;
        if (left > 0) opened.set(name, left);
        else opened.delete(name);
      };
    },
    discardOpen: () => {
      for (const name of openNames()) kept.delete(name);
    },
    hasOpen: () => openNames().length > 0,
    hasAny: () => kept.size > 0,
    clear: () => kept.clear(),
  };
}

/** The drafts of whoever signs in: those of the same person again, and nothing of anybody else, ever. */
export function makeDraftKeeper() {
  let owner: number | null = null;
  let drafts = makeDrafts();
  return {
    of(person: number): Drafts {
      if (owner !== person) drafts = makeDrafts();
      owner = person;
      return drafts;
    },
  };
}

export type DraftKeeper = ReturnType<typeof makeDraftKeeper>;

/** Null where nobody types anything that could be kept: at the door, and while one looks with somebody else's eyes. */
export const DraftsContext = createContext<Drafts | null>(null);
