import { encryptedStore, openStateStore, type StateStore } from "#features/session/persisted-state.ts";

export interface ChoosingStore extends StateStore {
  /** Sets whether the next session outlives the tab. The sign-in form asks; without an answer it does. */
  stay: (isWanted: boolean) => void;
  /** Resolves when the last save is done. */
  settled: () => Promise<unknown>;
}

/**
 * spec §4 keeps the session in local storage. A person who unticks "Stay signed in on this device" has it in the
 * storage of the tab instead, sealed with the same key: a reload keeps it, closing the tab ends it.
 */
export function choosingStore(): ChoosingStore {
  const device = openStateStore();
  const canSeal = Boolean(globalThis.crypto?.subtle);
  const tab = canSeal ? encryptedStore(sessionStorage) : device;
  let chosen = device;
  let lastSave: Promise<unknown> = Promise.resolve();

  return {
    stay: (isWanted) => {
      chosen = isWanted ? device : tab;
    },
    load: async () => {
      const inTab = canSeal ? await tab.load() : null;
      if (!inTab) return device.load();
      chosen = tab;
      return inTab;
    },
    save: (state) => {
      const saving = chosen.save(state);
      lastSave = saving.catch(() => {});
      return saving;
    },
    settled: () => lastSave,
    clear: async () => {
      chosen = device;
      await Promise.all([tab.clear(), device.clear()]);
    },
  };
}
