import { useCallback } from "react";
import { type DownloadTold, download } from "./download.ts";
import { pause } from "./pause.ts";
import { useClient } from "./query.ts";
import { saveFile } from "./save-file.ts";

/** Fetches a file of the house by its link and saves it. `begin` makes the messages of one download. */
export function useHouseFile(begin: () => DownloadTold) {
  const client = useClient();
  return useCallback(
    (link: string) =>
      download({ client, save: saveFile, pause }, Promise.resolve({ status: 200, data: link }), begin()),
    [client, begin],
  );
}
