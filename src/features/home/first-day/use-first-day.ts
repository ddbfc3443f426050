import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useAnyNews } from "#stones/live-stones.tsx";

const tenSeconds = 10_000;

/**
 * The steps as the data say. They are read again at news of stones and every ten seconds, until the house sells: what
 * somebody else does is done here too.
 */
export function useFirstDay() {
  const read = useCall("readFirstDay");
  const isOpen = !read.data?.first_sale_at;
  const readAgain = useReadAnew("readFirstDay");
  useAnyNews(() => void (isOpen && readAgain()));
  useRefetchEvery(isOpen && tenSeconds, readAgain);
  return read;
}
