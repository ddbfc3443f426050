import { clientStateVersion } from "#domain/client-state.ts";
import type { OwnSession, SessionUser } from "#machines/session-parts.ts";
import type { TableLayout } from "#ui/table/data-table/types.ts";
import { deviceKey, dropDeviceKey, findDeviceKey } from "./device-key.ts";

/** The part of a session that a browser keeps between two visits (spec §4). */
export interface PersistedState {
  token: string;
  user: SessionUser;
  /** The session to return to, during a view as somebody else. */
  own?: OwnSession;
  /** The popups that were shown in this session, by their ids: each has its popup-shown flag (spec §4). */
  shownPopups: readonly number[];
  /** The person's own arrangement of the lists: columns, widths and density by the list's name. */
  layouts?: Readonly<Record<string, TableLayout>>;
}

/** A found state; only its version if that is another one, or if it cannot be read. */
export interface Found {
  version: number;
  state: PersistedState | null;
}

export interface StateStore {
  /** Null if nothing is kept. */
  load(): Promise<Found | null>;
  save(state: PersistedState): Promise<void>;
  clear(): Promise<void>;
}

/** The place of the encrypted state in local storage. */
export const storageKey = "loupe.client-state";

interface Envelope {
  version: number;
  iv: string;
  sealed: string;
}

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function seal(state: PersistedState): Promise<Envelope> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(state));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await deviceKey(), plain);
  return { version: clientStateVersion, iv: toText(iv), sealed: toText(new Uint8Array(sealed)) };
}

async function unseal({ iv, sealed }: Envelope): Promise<PersistedState | null> {
  const key = await findDeviceKey();
  if (!key) return null;
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: toBytes(iv) }, key, toBytes(sealed));
  return JSON.parse(new TextDecoder().decode(plain));
}

/**
 * The encrypted state in local storage. A state of another version, or an unreadable one, is found without its content.
 * Windows share it: one whose session has ended leaves the session that another has begun since.
 */
export function encryptedStore(storage: Storage = localStorage): StateStore {
  /** The last work. Works run one after the other: a slow save must not come after a later clear. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  /** The text that this window has saved or found last, with the token in it. */
  let own: { text: string; token: string } | null = null;

  async function find(): Promise<Found | null> {
    const text = storage.getItem(storageKey);
    if (text === null) return null;
    try {
      const envelope: Envelope = JSON.parse(text);
      if (envelope.version !== clientStateVersion) return { version: Number(envelope.version), state: null };
      return { version: envelope.version, state: await unseal(envelope) };
    } catch {
      // A state that is not ours, is damaged, or has lost its key counts as another version.
      return { version: Number.NaN, state: null };
    }
  }
  const isOwn = () => own === null || storage.getItem(storageKey) === own.text;

  return {
    load: () =>
      inTurn(async () => {
        const text = storage.getItem(storageKey);
        const found = await find();
        if (text !== null && found?.state) own = { text, token: found.state.token };
        return found;
      }),
    save: (state) =>
      inTurn(async () => {
        const text = JSON.stringify(await seal(state));
        storage.setItem(storageKey, text);
        own = { text, token: state.token };
      }),
    clear: () => {
      if (isOwn()) storage.removeItem(storageKey);
      return inTurn(async () => {
        const found = isOwn() ? null : await find();
        if (found?.state && found.state.token !== own?.token) return;
        own = null;
        storage.removeItem(storageKey);
        // One key serves the whole browser: a tab with a store of its own leaves it to the session that the browser keeps.
        if (localStorage.getItem(storageKey) === null) await dropDeviceKey();
      });
    },
  };
}

/** The state for this visit only. */
export function memoryStore(): StateStore {
  let kept: PersistedState | null = null;
  return {
    load: async () => kept && { version: clientStateVersion, state: kept },
    save: async (state) => {
      kept = state;
    },
    clear: async () => {
      kept = null;
    },
  };
}

/** More letters than a state has. */
const room = " ".repeat(65_536);

/** True if a state can be kept. A full storage throws; one that has a state already had the room. */
function hasRoom(storage: Storage): boolean {
  if (storage.getItem(storageKey) !== null) return true;
  // Under a name of its own: other windows hear of a change of the state.
  storage.setItem(`${storageKey}-room`, room);
  storage.removeItem(`${storageKey}-room`);
  return true;
}

/**
 * The store of the state, or null where nothing can be kept. Web Crypto is missing at a plain http address of the local
 * network, and the state is never kept in the clear. A browser that forbids storage throws where it is asked for, and
 * a full storage where it is tried.
 */
export function openStateStore(place: "localStorage" | "sessionStorage"): StateStore | null {
  try {
    return globalThis.crypto?.subtle && hasRoom(window[place]) ? encryptedStore(window[place]) : null;
  } catch {
    return null;
  }
}
