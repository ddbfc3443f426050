import { useQuery } from "@tanstack/react-query";
import type { Client } from "#api/call.ts";
import { failureOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import type { KycDocument } from "./kyc.ts";

/**
 * The bytes of a document. A link lives for minutes and is used at once; one that expired on the way is asked for
 * again, once.
 */
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

/** The bytes of a document, kept while it is shown and no longer. Another file is fetched anew. */
export function useDocumentFile(kycDocument: KycDocument | null) {
  const client = useClient();
  const { document_id = 0, file } = kycDocument ?? {};
  return useQuery({
    queryKey: ["file of a document", document_id, file?.sha256],
    queryFn: ({ signal }) => bytesOf(client, document_id, signal),
    enabled: kycDocument !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
