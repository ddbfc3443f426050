import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import path from "node:path";
import {
  thumbnailPictureMaxBytes,
  thumbnailSide,
  thumbnailsAtOnce,
  thumbnailsKept,
  thumbnailsOfHost,
} from "#domain/limits.ts";
import {
  forgetThumbnail,
  keepThumbnail,
  livingLink,
  noteAsked,
  type Thumbnail,
  thumbnailOf,
  thumbnailsBeyond,
} from "../../db/queries/thumbnails.ts";
import { cleanPicture } from "../../files/clean-picture.ts";
import { makeWorkFolder } from "../../files/work-folder.ts";
import { needingRoom } from "../../ground/no-room.ts";
import { Problem } from "../../ground/problem.ts";
import type { House } from "../../house/house.ts";
import { AtOnce } from "../../house/limits/at-once.ts";
import { bytesOf } from "../feeds/web-answer.ts";
import { askWeb } from "../feeds/web-source.ts";

/** A visit to a picture's server lasts no longer. */
const VISIT_MS = 15_000;
/** After so long a picture that could not be made small is tried again. */
const RETRY_MS = 24 * 3_600_000;

type Drawn = { stored_name: string; media_type: string };
type Kept = { name: string; mediaType: string };

/**
 * The small pictures of stones. Each is made once, when somebody first looks at it, of a picture that a stone of the house
 * links to: nobody has the house visit another address. What was made stays when the picture's server is gone.
 */
export class Thumbnails {
  readonly #house: House;
  readonly #making = new Map<string, Promise<Kept | undefined>>();
  /** The end of the last visit to each server, and how many are under way or wait. */
  readonly #last = new Map<string, Promise<void>>();
  readonly #waiting = new AtOnce<string>();

  constructor(house: House) {
    this.#house = house;
  }

  /** The thumbnail that is there, or undefined with the key of a link of which one may be made. */
  async find(url: string): Promise<{ kept?: Kept; mayMake?: string }> {
    const { db, now } = this.#house;
    const known = await this.#known(url);
    if (known?.stored_name) {
      await noteAsked(db, known.key, dayOf(now()));
      return { kept: keptOf(known, known.stored_name) };
    }
    if (known) return {};
    const key = await livingLink(db, url);
    return key === undefined ? {} : { mayMake: key };
  }

  /** The thumbnail that is there, or the note of a try that failed within the last day. */
  async #known(url: string): Promise<Thumbnail | undefined> {
    const { db, now } = this.#house;
    const known = await thumbnailOf(db, url);
    if (!known) return undefined;
    const isRecent = now().getTime() - known.made_at.getTime() < RETRY_MS;
    return known.stored_name || isRecent ? known : undefined;
  }

  /**
   * Makes a thumbnail, unless too many are being made. Two who ask for the same one share one visit, and visits to one
   * server follow each other.
   */
  make(key: string, url: string): Promise<Kept | undefined> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const { host } = new URL(url);
    if (this.#making.size >= thumbnailsAtOnce) return Promise.resolve(undefined);
    if (!this.#waiting.lets(host, thumbnailsOfHost)) return Promise.resolve(undefined);
    const before = this.#last.get(host) ?? Promise.resolve();
    const made = before.then(() => this.#make(key, url));
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

  async #make(key: string, url: string): Promise<Kept | undefined> {
    const { db, files, now } = this.#house;
    // Whoever looked before the last visit to this picture ended finds here what that visit brought.
    const known = await this.#known(url);
    if (known) return known.stored_name ? keptOf(known, known.stored_name) : undefined;
    const at = now();
    const failed: Thumbnail = { key, stored_name: null, media_type: null, made_at: at, asked_on: dayOf(at) };
    const drawn = await this.#tried(url);
    const made = drawn ? { ...failed, ...drawn } : failed;
    const isKept = await keepThumbnail(db, made);
    if (!isKept && drawn) await files.remove(drawn.stored_name);
    await this.#sweep();
    const kept = await thumbnailOf(db, url);
    return kept?.stored_name ? keptOf(kept, kept.stored_name) : undefined;
  }

  /** The small picture; undefined if it has a fault. Without room for it nothing is noted, and it is made when there is. */
  async #tried(url: string): Promise<Drawn | undefined> {
    try {
      return await this.#drawn(url);
    } catch (error) {
      if (error instanceof Problem && error.code === "noRoomForFiles") throw error;
      return undefined;
    }
  }

  /** Fetches the picture, draws it small and keeps its bytes. Whatever is no picture ends in a fault. */
  async #drawn(url: string): Promise<Drawn> {
    const folder = await makeWorkFolder("picture");
    try {
      const place = path.join(folder, "picture");
      await needingRoom(folder, () => this.#fetch(new URL(url), place));
      const small = await cleanPicture(place, thumbnailSide);
      if (typeof small === "string") throw new Error(small);
      const stored_name = `${randomBytes(16).toString("hex")}.${small.extension}`;
      await this.#house.files.put(stored_name, small.path, small.mediaType);
      return { stored_name, media_type: small.mediaType };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #fetch(url: URL, to: string): Promise<void> {
    const signal = AbortSignal.timeout(VISIT_MS);
    const signIn = { kind: "none" as const, name: null, secret: "" };
    const answer = await askWeb({ rules: this.#house.remote, signal, signIn, origin: url.origin }, url);
    const file = await open(to, "w", 0o600);
    try {
      for await (const part of bytesOf(answer, url.host, thumbnailPictureMaxBytes))
        await file.appendFile(part as Buffer);
    } finally {
      await file.close();
    }
  }

  /** Keeps the store within its bound. The bytes go first, so that a row remains for bytes that could not be removed. */
  async #sweep(): Promise<void> {
    const { db, files } = this.#house;
    for (const one of await thumbnailsBeyond(db, thumbnailsKept)) {
      if (one.stored_name) await files.remove(one.stored_name);
      await forgetThumbnail(db, one);
    }
  }
}

const keptOf = ({ media_type }: Thumbnail, name: string): Kept => ({ name, mediaType: media_type ?? "" });
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
