import { memoryStore, openStateStore, type StateStore } from "#features/session/persisted-state.ts";

export interface ChoosingStore extends StateStore {
  /** Sets whether the next session outlives the tab. The sign-in form asks; without an answer it does. */
  stay: ((isWanted: boolean) => void) | null;
  /** Resolves when the last save is done. */
  settled: () => Promise<unknown>;
}

/**
 * spec §4 keeps the session in local storage. A person who unticks "Stay signed in on this device" has it in the
 * storage of the tab instead, sealed with the same key: a reload keeps it, closing the tab ends it. Where nothing can be
 * kept there is no choice, and the session ends with the page.
 */
export function choosingStore(): ChoosingStore {
  const device = openStateStore("localStorage");
  const tab = openStateStore("sessionStorage");
  if (!device || !tab) return { ...memoryStore(), stay: null, settled: async () => {} };
  let chosen = device;
  let lastSave: Promise<unknown> = Promise.resolve();

  return {
    stay: (isWanted) => {
      chosen = isWanted ? device : tab;
    },
    load: async () => {
      const inTab = await tab.load();
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
