import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  thumbnailPictureMaxBytes,
  thumbnailSide,
  thumbnailsAtOnce,
  thumbnailsKept,
  thumbnailsOfHost,
} from "#domain/limits.ts";
import { mediaKeptBytes, mediumMaxBytes, mediumVisitMs } from "#domain/media.ts";
import {
  forgetMedium,
  isDeadLink,
  type KeptMedium,
  keepMedium,
  keptMedium,
  type MediumForm,
  noteAsked,
  smallBeyond,
  wholeBeyond,
} from "../../db/queries/kept-media.ts";
import { makeWorkFolder } from "../../files/work-folder.ts";
import { needingRoom } from "../../ground/no-room.ts";
import { Problem } from "../../ground/problem.ts";
import type { House } from "../../house/house.ts";
import { AtOnce } from "../../house/limits/at-once.ts";
import { bytesOf } from "../feeds/web-answer.ts";
import { askWeb } from "../feeds/web-source.ts";
import { pictureIn, shownMedium } from "./shown-medium.ts";

/** After so long a medium that could not be had is tried again: small pictures are many, and need not be had today. */
const RETRY_MS: Record<MediumForm, number> = { small: 24 * 3_600_000, whole: 10 * 60_000 };

type Shown = { path: string; mediaType: string; extension: string };
type Kept = { name: string; mediaType: string; bytes: number };

/** The limits and the drawing of each form. */
const forms: Record<MediumForm, { visitMs: number; maxBytes: number; shown: (file: string) => Promise<Shown> }> = {
  small: {
    visitMs: 15_000,
    maxBytes: thumbnailPictureMaxBytes,
    shown: async (file) => pictureIn(file, thumbnailSide),
  },
  whole: { visitMs: mediumVisitMs, maxBytes: mediumMaxBytes, shown: shownMedium },
};

/**
 * Media of stones as the house shows them: small pictures, and pictures, films and papers as they are. Each is fetched
 * once, when somebody first looks at it, from the address that its stone has: nobody has the house visit another one, and
 * the provider does not see who looks. What was made stays when the provider's server is gone.
 */
export class KeptMedia {
  readonly #house: House;
  readonly #making = new Map<string, Promise<Kept | undefined>>();
  /** The end of the last visit to each server, and how many are under way or wait. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new AtOnce<string>();

  constructor(house: House) {
    this.#house = house;
  }

  /** The medium that is there, or whether one may be made. */
  async find(form: MediumForm, url: string): Promise<{ kept?: Kept; mayMake: boolean }> {
    const { db, now } = this.#house;
    const known = await this.#known(form, url);
    if (!known) return { mayMake: URL.canParse(url) && !(await isDeadLink(db, url)) };
    if (!known.stored_name) return { mayMake: false };
    await noteAsked(db, known.key, dayOf(now()));
    return { kept: keptOf(known, known.stored_name), mayMake: false };
  }

  /** The medium that is there, or the note of a try that failed lately. */
  async #known(form: MediumForm, url: string): Promise<KeptMedium | undefined> {
    const { db, now } = this.#house;
    const known = await keptMedium(db, form, url);
    if (!known) return undefined;
    const isRecent = now().getTime() - known.made_at.getTime() < RETRY_MS[form];
    return known.stored_name || isRecent ? known : undefined;
  }

  /**
   * Makes a medium, unless too many are being made. Two who ask for the same one share one visit, and visits to one
   * server follow each other.
   */
  make(form: MediumForm, url: string): Promise<Kept | undefined> {
    const key = `${form} ${url}`;
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const { host } = new URL(url);
    if (this.#making.size >= thumbnailsAtOnce) return Promise.resolve(undefined);
    if (!this.#waiting.lets(host, thumbnailsOfHost)) return Promise.resolve(undefined);
    const before = this.#last.get(host) ?? Promise.resolve();
    const made = before.then(() => this.#make(form, url));
    const last: Promise<void> = made.then(
      () => this.#leave(key, host, last),
      () => this.#leave(key, host, last),
    );
    this.#making.set(key, made);
    this.#last.set(host, last);
    return made;
  }

  #leave(key: string, host: string, last: Promise<void>): void {
    this.#making.delete(key);
    this.#waiting.leaves(host);
    if (this.#last.get(host) === last) this.#last.delete(host);
  }

  async #make(form: MediumForm, url: string): Promise<Kept | undefined> {
    const { db, files, now } = this.#house;
    // Whoever looked before the last visit to this medium ended finds here what that visit brought.
    const known = await this.#known(form, url);
    if (known) return known.stored_name ? keptOf(known, known.stored_name) : undefined;
    const at = now();
    const failed = { stored_name: null, media_type: null, made_at: at, asked_on: dayOf(at), bytes: 0 };
    const made = await this.#tried(form, url);
    const isKept = await keepMedium(db, form, url, { ...failed, ...made });
    if (!isKept && made) await files.remove(made.stored_name);
    await this.#sweep(form);
    const kept = await keptMedium(db, form, url);
    return kept?.stored_name ? keptOf(kept, kept.stored_name) : undefined;
  }

  /** The medium; undefined if it has a fault. Without room for it nothing is noted, and it is made when there is. */
  async #tried(form: MediumForm, url: string) {
    try {
      return await this.#made(form, url);
    } catch (error) {
      if (error instanceof Problem && error.code === "noRoomForFiles") throw error;
      return undefined;
    }
  }

  /** Fetches a medium and keeps what may be shown of it. Whatever is neither picture nor film nor paper ends in a fault. */
  async #made(form: MediumForm, url: string) {
    const folder = await makeWorkFolder("picture");
    try {
      const place = path.join(folder, "medium");
      await needingRoom(folder, () => this.#fetch(form, new URL(url), place));
      const shown = await forms[form].shown(place);
      const stored_name = `${randomBytes(16).toString("hex")}.${shown.extension}`;
      const { size } = await stat(shown.path);
      await this.#house.files.put(stored_name, shown.path, shown.mediaType);
      return { stored_name, media_type: shown.mediaType, bytes: form === "whole" ? size : 0 };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #fetch(form: MediumForm, url: URL, to: string): Promise<void> {
    const { visitMs, maxBytes } = forms[form];
    const signal = AbortSignal.timeout(visitMs);
    const signIn = { kind: "none" as const, name: null, secret: "" };
    const answer = await askWeb({ rules: this.#house.remote, signal, signIn, origin: url.origin }, url);
    const file = await open(to, "w", 0o600);
    try {
      for await (const part of bytesOf(answer, url.host, maxBytes)) await file.appendFile(part as Buffer);
    } finally {
      await file.close();
    }
  }

  /** Keeps the store within its bounds. The bytes go first, so that a row remains for bytes that could not be removed. */
  async #sweep(form: MediumForm): Promise<void> {
    const { db, files } = this.#house;
    const beyond = form === "small" ? smallBeyond(db, thumbnailsKept) : wholeBeyond(db, mediaKeptBytes);
    for (const one of await beyond) {
      if (one.stored_name) await files.remove(one.stored_name);
      await forgetMedium(db, one);
    }
  }
}

const keptOf = ({ media_type, bytes }: KeptMedium, name: string): Kept => ({
  name,
  mediaType: media_type ?? "",
  bytes,
});
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
