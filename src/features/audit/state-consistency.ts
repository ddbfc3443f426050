import type { Client } from "#api/call.ts";
import { endOfJob, type JobProgress } from "#api/end-of-job.ts";
import type { Data } from "#api/operation-types.ts";
import { pause } from "#api/pause.ts";
import { messages } from "#domain/portal-messages.ts";

/** The signed statement that one log continues into another. */
export type Statement = Exclude<Data<"getConsistency">, { job: string }>;

/** Asks for the statement. A long way between the two is read by a job, and its statement is a file. */
export async function stateConsistency(
  client: Client,
  query: { from: number; to: number },
  working: (progress: JobProgress) => void,
): Promise<Statement> {
  const made = await client.call("getConsistency", { query });
  if (!("job" in made)) return made;
  const { link, note, error } = await endOfJob({ client, pause }, made.job, working);
  if (link === null) throw new Error(note ?? error ?? messages.unexpectedError);
  const response = await client.fetchFile(link);
  if (response.status !== 200) throw new Error(messages.downloadFailed);
  return response.json();
}
