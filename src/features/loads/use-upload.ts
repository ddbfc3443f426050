import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import type { LoadMode } from "#domain/load.ts";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { notify } from "#ui/notice/notify.ts";

export interface UploadForm {
  provider_id: number | null;
  mode: LoadMode;
  file: File | null;
}

const kilobyte = 1024;

/** The field of the form for a path of the wire. */
const fieldOf = (path: string) => (path.startsWith("/uploadExcel") ? "/file" : path);

/** Sends a provider's file, and tells the progress in kilobytes. */
export function useUpload(onSent: (saved: Data<"saveMapping">) => void) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const act = useAct("saveMapping", {
    refreshes: ["listLoads"],
    onProgress: (sent, total) => setProgress({ done: Math.ceil(sent / kilobyte), of: Math.ceil(total / kilobyte) }),
  });

  async function send({ provider_id, mode, file }: UploadForm): Promise<FormFailure<UploadForm> | undefined> {
    if (provider_id === null || file === null) return undefined;
    const refused = await formOutcome<UploadForm>(async () => {
      try {
        const { data, message } = await act.mutateAsync({ body: { provider_id, mode }, files: { uploadExcel: file } });
        notify.success(message);
        onSent(data);
      } finally {
        setProgress(null);
      }
    });
    const errors = refused?.errors?.map(({ path, message }) => ({ path: fieldOf(path), message }));
    return refused && { ...refused, ...(errors && { errors }) };
  }
  return { send, progress };
}
