import { createContext } from "react";

/**
 * The unsent values of forms, by the name of each form. A draft outlives the end of the session, a lost connection and
 * a row that leaves the list. It is kept in the memory of this page alone (decision 0043).
 */
export interface Drafts {
  find: (name: string) => unknown;
  keep: (name: string, what: unknown) => void;
  drop: (name: string) => void;
  /** Hides a draft while it is sent: a form that is drawn anew with the saved values begins with those. */
  setSending: (name: string, isSending: boolean) => void;
  /** Notes a form of that name on the screen. Calling the answer notes that it is gone. */
  open: (name: string) => () => void;
  /** Drops the drafts of the forms on the screen, after the person has agreed. */
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

/** Keeps the drafts of the person who is signed in. The same person finds them again; nobody else ever does. */
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

/** Null where no draft is kept: on the sign-in pages, and in a view as somebody else. */
export const DraftsContext = createContext<Drafts | null>(null);
