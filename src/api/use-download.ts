import { useCallback } from "react";
import type { Answer, CallOptions } from "./call.ts";
import { type DownloadTold, download } from "./download.ts";
import type { Data, Input, OperationId } from "./operation-types.ts";
import { pause } from "./pause.ts";
import { useClient } from "./query.ts";
import { randomKey } from "./random-key.ts";
import { saveFile } from "./save-file.ts";

/** Operations that can answer a link, or a job that ends in one. */
type FileOperation = {
  [O in OperationId]: [Extract<Data<O>, string | { job: string }>] extends [never] ? never : O;
}[OperationId];

/** Asks for a file and saves it. `begin` makes the messages of one download (ui/download-notice.ts). */
export function useDownload(begin: () => DownloadTold) {
  const client = useClient();
  return useCallback(
    <O extends FileOperation>(id: O, input: Input<O>): Promise<void> => {
      const call = client.callWithMessage as (id: O, input: Input<O>, options: CallOptions) => Promise<Answer<O>>;
      // Spec §8: the server's message, or that something unexpected happened.
      const asked = call(id, input, { fallback: "unexpectedError", idempotencyKey: randomKey() });
      return download({ client, save: saveFile, pause }, asked, begin());
    },
    [client, begin],
  );
}
