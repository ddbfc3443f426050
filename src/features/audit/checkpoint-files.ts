import { sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import { saveFile } from "#api/save-file.ts";
import { notify } from "#ui/notice/notify.ts";

const asJson = (value: object) => new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" });

/** Saves a signed statement as a file. */
export const saveStatement = (value: object, name: string): void => saveFile(asJson(value), name);

/** Fetches the proofs of the log, and hands them to the browser to keep. */
export function useProofFiles() {
  const client = useClient();
  const told = (work: Promise<void>) => void work.catch((error: unknown) => notify.failure(sentenceOf(error)));
  return {
    saveCheckpoint: (id: number) =>
      told(
        client
          .call("getCheckpoint", { path: { id } })
          .then((made) => saveStatement(made, `checkpoint-${made.size}.json`)),
      ),
    saveVerifier: () =>
      told(
        client
          .call("getVerifier")
          .then(({ text, file_name }) => saveFile(new Blob([text], { type: "text/javascript" }), file_name)),
      ),
  };
}
