import {
  ftpUploadMaxBytes,
  ftpWaitingMaxBytes,
  ftpWaitingMaxFiles,
  supplyFileMaxBytes,
  supplyWaitingMaxBytes,
} from "#domain/limits.ts";
import type { LoadMode } from "#domain/load.ts";

/** The kinds of upload that clients may leave: orders, and stock of the provider that they deliver for. */
export type UploadKind = "order" | "stock";

type Room = { file: number; waiting: number; files: number };
export const roomOf: Record<UploadKind, Room> = {
  order: { file: ftpUploadMaxBytes, waiting: ftpWaitingMaxBytes, files: ftpWaitingMaxFiles },
  stock: { file: supplyFileMaxBytes, waiting: supplyWaitingMaxBytes, files: ftpWaitingMaxFiles },
};

const STOCK = "supply/";
const CHANGES = "supply/changes/";
const supplyFolders: readonly string[] = ["changes", "results"];

/** The name of a file in the spool: a file name for orders, and a path for stock. */
export function spoolNameOf([folder, ...rest]: readonly string[]): string | undefined {
  const [name = "", inside] = rest;
  if (rest.length === 0 || rest.length > 2) return undefined;
  if (folder === "orders") return inside === undefined ? name : undefined;
  if (folder !== "supply") return undefined;
  if (inside !== undefined) return name === "changes" ? `${CHANGES}${inside}` : undefined;
  return supplyFolders.includes(name) ? undefined : `${STOCK}${name}`;
}

export const kindOfUpload = (spoolName: string): UploadKind => (spoolName.startsWith(STOCK) ? "stock" : "order");

/** The meaning of a missing stone in a provider's file, by the folder that the file lies in. */
export const modeOfUpload = (spoolName: string): LoadMode => (spoolName.startsWith(CHANGES) ? "changes" : "whole");

export const plainNameOf = (spoolName: string): string => spoolName.slice(spoolName.lastIndexOf("/") + 1);

/** Names of files that are read. Clients leave drafts under other names and rename them. */
const readNames: Record<UploadKind, RegExp> = {
  order: /\.csv$/i,
  stock: /\.(csv|tsv|txt|xlsx|xls|json|ndjson|jsonl|xml|zip|gz)$/i,
};
export const isRead = ({ fileName }: { fileName: string }): boolean => readNames[kindOfUpload(fileName)].test(fileName);
