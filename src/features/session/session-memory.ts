import type { SessionContext } from "#machines/session-parts.ts";
import type { TableLayout } from "#ui/table/data-table/types.ts";
import type { PersistedState, StateStore } from "./persisted-state.ts";

/** The part of a session that a browser keeps beside the person: the shown popups, and the arrangement of lists. */
export class SessionMemory {
  readonly #store: StateStore;
  #popups: readonly number[] = [];
  #layouts: PersistedState["layouts"];
  readonly #notKept: () => void;
  /** True from a save that failed to the next one that is kept: the person is told once. */
  #isTold = false;

  constructor(store: StateStore, notKept: () => void) {
    this.#store = store;
    this.#notKept = notKept;
  }

  get shownPopups(): readonly number[] {
    return this.#popups;
  }

  layoutOf(list: string): TableLayout | undefined {
    return this.#layouts?.[list];
  }

  save({ token, user, own }: Pick<SessionContext, "token" | "user" | "own">): void {
    if (!token || !user) return;
    const beside = { shownPopups: this.#popups, layouts: this.#layouts };
    this.#store.save({ token, user, ...(own && { own }), ...beside }).then(
      () => {
        this.#isTold = false;
      },
      () => this.#tell(),
    );
  }

  /** A full storage costs the next visit a sign-in, and nothing else. */
  #tell(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#notKept();
  }

  showedPopup(id: number): void {
    if (!this.#popups.includes(id)) this.#popups = [...this.#popups, id];
  }

  forgetPopups(): void {
    this.#popups = [];
  }

  leftList(list: string, layout: TableLayout): void {
    this.#layouts = { ...this.#layouts, [list]: layout };
  }

  clear(): void {
    this.#layouts = undefined;
    this.#store.clear().catch(() => {});
  }

  /** Restores the kept state; null if there is none. An unreadable one comes without its content. */
  async load() {
    const found = await this.#store.load().catch(() => ({ version: Number.NaN, state: null }));
    if (!found) return null;
    this.#popups = found.state?.shownPopups ?? [];
    this.#layouts = found.state?.layouts;
    return found;
  }
}
