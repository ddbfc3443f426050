import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useCall, useClient } from "#api/query.ts";
import type { OpenLoad } from "./open-load.ts";

const restMs = 400;

/** The first rows of a load: by its saved mapping, or as they would become by the changes that are not saved yet. */
export function usePreview({ load, mapping }: Pick<OpenLoad, "load" | "mapping">) {
  const client = useClient();
  const isDraft = mapping.changes > 0;
  const path = { id: load.id };
  const saved = useCall("previewLoad", { path }, { isReady: !isDraft });
  const [asked] = useDebouncedValue(mapping.mapping, restMs);
  const tried = useQuery({
    queryKey: ["tryLoadMapping", load.id, load.version, asked],
    queryFn: ({ signal }) =>
      asked ? client.call("tryLoadMapping", { path, body: { mapping: asked } }, { signal }) : Promise.resolve([]),
    enabled: isDraft && asked !== null,
    // The rows stay until those of the next change are there.
    placeholderData: (before) => before ?? saved.data,
  });
  return { ...(isDraft ? tried : saved), isDraft };
}
