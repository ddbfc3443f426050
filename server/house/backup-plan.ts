import type { Schedule } from "#domain/schedule.ts";

/** The place of planned backups: a folder, or a bucket. It holds small pieces, each whole under its name or not there. */
export type BackupPlace = {
  /** The place as a person would say it. */
  readonly says: string;
  put(name: string, piece: Buffer): Promise<void>;
  /** A piece; undefined for a missing one. */
  get(name: string): Promise<Buffer | undefined>;
  /** The names of all pieces. */
  list(): Promise<string[]>;
  /** Removes a piece. A missing one is no failure. */
  remove(name: string): Promise<void>;
};

/** The backups that the environment orders. */
export type BackupPlan = {
  place: BackupPlace;
  /** The key that seals them. Neither the database nor any backup contains it. */
  key: Buffer;
  schedule: Schedule;
  keepDays: number;
  keepWeeks: number;
  /** The folder of the embedded database. */
  dataDir: string;
  /** The house's own keys as it uses them, by the file in which a restored house has them. */
  houseKeys: Readonly<Record<string, string>>;
};
