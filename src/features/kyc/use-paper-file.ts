import { useQuery } from "@tanstack/react-query";
import type { Client } from "#api/call.ts";
import { failureOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import type { Paper } from "./kyc.ts";

/** A link lives for minutes and is used at once; one that has died on the way is asked for again, once. */
async function bytesOf(client: Client, document_id: number, signal: AbortSignal): Promise<Blob> {
  for (let isLast = false; ; isLast = true) {
    const { link } = await client.call("createDocumentLink", { path: { document_id } }, { signal });
    const response = await client.fetchFile(link, signal);
    if (response.ok) return response.blob();
    if (isLast || response.status !== 404) {
      throw failureOf(response, await response.json().catch(() => null), { fallback: "downloadFailed" });
    }
  }
}

/** The bytes of a paper, for as long as it is looked at and not longer; another file is fetched anew. */
export function usePaperFile(paper: Paper | null) {
  const client = useClient();
  const { document_id = 0, file } = paper ?? {};
  return useQuery({
    queryKey: ["file of a paper", document_id, file?.sha256],
    queryFn: ({ signal }) => bytesOf(client, document_id, signal),
    enabled: paper !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
