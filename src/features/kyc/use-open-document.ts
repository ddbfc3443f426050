import { useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { type ItemNews, useOpenItem } from "#screens/use-open-item.ts";
import { lastChange } from "./document-steps.ts";
import { type DocumentCategory, documentOf, type KycCase } from "./kyc.ts";

const versionOf = (kyc: KycCase, category: DocumentCategory) => documentOf(kyc, category)?.version ?? 0;

/** An open document. It stays as it was seen, with its history, until the viewer goes on to the present one. */
export function useOpenDocument(now: KycCase, category: DocumentCategory) {
  const { serverNow } = useClient();
  const [seen, setSeen] = useState(now);
  const [version, versionNow] = [versionOf(seen, category), versionOf(now, category)];
  // An older read that arrives after one's own decision is no news.
  const isNews = versionNow > version;
  const news = useMemo((): ItemNews | null => {
    const change = isNews ? lastChange(now, category) : null;
    return change && { mark: String(versionNow), change };
  }, [isNews, versionNow, now, category]);
  const open = useOpenItem({
    item: `${seen.business_id} ${category}`,
    mark: String(version),
    news,
    onGoOn: () => setSeen(now),
  });
  // The viewer has gone on already, and the present document is read only now.
  if (open.isAcknowledged && isNews) setSeen(now);
  return {
    ...open,
    /** The case as this document was seen. */
    kyc: versionNow === version ? now : seen,
    /** Shows one's own decision at once. */
    keep: (after: KycCase) => {
      open.written(String(versionOf(after, category)));
      setSeen(after);
    },
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}
