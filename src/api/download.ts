import { messages } from "#domain/portal-messages.ts";
import type { Client } from "./call.ts";
import { endOfJob, type JobProgress, type JobWorld } from "./end-of-job.ts";
import { sentenceOf } from "./errors.ts";

/** The messages to a person who waits for a file. The sentences are those of spec §8. */
export interface DownloadTold {
  working: (progress: JobProgress) => void;
  saved: (sentence: string) => void;
  failed: (sentence: string) => void;
}

/** The outside world of a download, so that tests can replace it. */
export interface DownloadWorld extends JobWorld {
  client: Pick<Client, "call" | "fetchFile">;
  save: (file: Blob, name: string) => void;
}

/**
 * Spec §7: takes a call that answers a link, or a job that ends in one, and saves the file. It belongs to no screen, so
 * it continues wherever its reader goes meanwhile.
 */
export async function download(
  world: DownloadWorld,
  asked: Promise<{ status: number; data: unknown }>,
  told: DownloadTold,
): Promise<void> {
  try {
    const link = await linkOf(world, await asked, told);
    if (typeof link !== "string" || link === "") throw new Error(messages.noFileUrl);
    const response = await world.client.fetchFile(link);
    if (response.status !== 200) throw new Error(messages.downloadFailed);
    const name = fileNameOf(response) ?? link.slice(link.lastIndexOf("/") + 1);
    world.save(await response.blob(), name);
    told.saved(`${name} ${messages.downloaded}`);
  } catch (error) {
    told.failed(sentenceOf(error));
  }
}

async function linkOf(world: DownloadWorld, { status, data }: { status: number; data: unknown }, told: DownloadTold) {
  if (status === 200) return data;
  const job = (data as { job?: unknown } | null)?.job;
  if (status !== 202 || typeof job !== "string") throw new Error(messages.downloadFailed);
  const { state, link } = await endOfJob(world, job, told.working);
  if (state !== "done") throw new Error(messages.downloadFailed);
  return link;
}

const fileNameOf = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
