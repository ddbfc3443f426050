import { rowLimits } from "./row-limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The values that a scan meets: an element of an array that no other array holds, or a value that stands by itself. */
export interface JsonListener {
  element(path: string, text: string): void;
  root(): void;
}

type Frame = { isArray: boolean; path: string; key: string };

/**
 * Finds the elements of arrays in JSON without holding the rest. Arrays within an element belong to it. If `isLines`, each
 * value that stands by itself is an element.
 */
export class JsonScan {
  readonly #listener: JsonListener;
  readonly #isLines: boolean;
  readonly #frames: Frame[] = [];
  #text = "";
  #at = 0;
  /** The open element: where it begins, and how deep the scan is within it. */
  #begin = -1;
  #depth = 0;
  /** The last text outside an element: it may become a key. */
  #last = "";

  constructor(listener: JsonListener, isLines: boolean) {
    this.#listener = listener;
    this.#isLines = isLines;
  }

  take(part: string): void {
    const kept = this.#begin >= 0 ? this.#begin : this.#at;
    this.#text = this.#text.slice(kept) + part;
    this.#at -= kept;
    if (this.#begin >= 0) this.#begin = 0;
    if (this.#text.length > rowLimits.row + part.length) throw new UnreadableFile("rowTooLong");
    this.#scan();
  }

  end(): void {
    const isOpen = this.#begin >= 0 || this.#frames.length > 0;
    if (isOpen || this.#at < this.#text.length) throw new UnreadableFile("damaged");
  }

  #scan(): void {
    const marks = /["{}[\],:]/g;
    for (;;) {
      marks.lastIndex = this.#at;
      const found = marks.exec(this.#text);
      if (!found) {
        this.#at = this.#text.length;
        return;
      }
      this.#at = found.index;
      if (found[0] === '"') {
        if (!this.#string()) return;
      } else {
        this.#at += 1;
        this.#mark(found[0]);
      }
    }
  }

  /** Passes a text; false if its end has not come yet. */
  #string(): boolean {
    const from = this.#at + 1;
    for (let end = this.#text.indexOf('"', from); end >= 0; end = this.#text.indexOf('"', end + 1)) {
      let slashes = 0;
      while (this.#text.charAt(end - 1 - slashes) === "\\") slashes += 1;
      if (slashes % 2 === 1) continue;
      if (this.#begin < 0) this.#last = this.#text.slice(from, Math.min(end, from + 200));
      this.#at = end + 1;
      return true;
    }
    return false;
  }

  #mark(mark: string): void {
    const isOpening = mark === "{" || mark === "[";
    const isClosing = mark === "}" || mark === "]";
    if (this.#begin >= 0) {
      if (isOpening) this.#deeper();
      else if (isClosing) this.#shallower();
      return;
    }
    const top = this.#frames.at(-1);
    if (mark === ":" && top) top.key = this.#last;
    else if (isOpening) this.#open(mark === "[", top);
    else if (isClosing) this.#close(mark === "]");
  }

  #open(isArray: boolean, top: Frame | undefined): void {
    if (!top) this.#listener.root();
    if (top?.isArray || (!top && this.#isLines)) {
      this.#begin = this.#at - 1;
      this.#depth = this.#frames.length;
      this.#deeper();
      return;
    }
    const path = !top ? "" : top.path === "" ? top.key : `${top.path}.${top.key}`;
    this.#frames.push({ isArray, path, key: "" });
    if (this.#frames.length > rowLimits.depth) throw new UnreadableFile("tooDeep");
  }

  #close(isArray: boolean): void {
    if (this.#frames.pop()?.isArray !== isArray) throw new UnreadableFile("damaged");
  }

  #deeper(): void {
    this.#depth += 1;
    if (this.#depth > rowLimits.depth) throw new UnreadableFile("tooDeep");
  }

  #shallower(): void {
    this.#depth -= 1;
    if (this.#depth > this.#frames.length) return;
    const text = this.#text.slice(this.#begin, this.#at);
    this.#begin = -1;
    this.#listener.element(this.#frames.at(-1)?.path ?? "", text);
  }
}
