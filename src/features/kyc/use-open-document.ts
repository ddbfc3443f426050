import { useMemo, useState } from "react";
import { useClient } from "#api/query.ts";
import { type ItemNews, useOpenItem } from "#api/use-open-item.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { lastChange } from "./document-steps.ts";
import { type DocumentCategory, documentOf, type KycCase } from "./kyc.ts";

const versionOf = (kyc: KycCase, category: DocumentCategory) => documentOf(kyc, category)?.version ?? 0;

/** A document that lies open: it stays the one that was looked at, with its history, until one goes on to what it is now. */
export function useOpenDocument(now: KycCase, category: DocumentCategory) {
  const { serverNow } = useClient();
  const [seen, setSeen] = useState(now);
  const [version, versionNow] = [versionOf(seen, category), versionOf(now, category)];
  // What was read before one's own decision and comes only now is no news.
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
  // One has gone on already, and only now it is read.
  if (open.isAcknowledged && isNews) setSeen(now);
  return {
    ...open,
    /** The case as far as this document goes. */
    kyc: versionNow === version ? now : seen,
    /** One's own decision is shown at once. */
    keep: (after: KycCase) => {
      open.written(String(versionOf(after, category)));
      setSeen(after);
    },
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}
