import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { queryKey, useCall, useClient } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { codes } from "#domain/codes.ts";
import { tooLateSentence } from "#domain/meanwhile.ts";
import { type ItemNews, useOpenItem } from "#screens/use-open-item.ts";
import { useStoneNews } from "../live-stones.tsx";
import type { StoneLine } from "../stone-line.ts";
import { endOf, type Talk } from "./talk.ts";

const isOpen = ({ status }: StoneLine) => status === codes.enquiry.open;

/**
 * An open enquiry. The other side's messages appear as soon as the feed tells of its stone. After their end of it the
 * enquiry freezes until the viewer goes on, and the typed text stays.
 */
export function useTalk(opened: StoneLine) {
  const { serverNow } = useClient();
  const input = { path: { id: opened.id } };
  const read = useCall("getEnquiry", input);
  useStoneNews(
    useMemo(() => [opened.stone.stock_no], [opened.stone.stock_no]),
    useReadAnew("getEnquiry", input),
  );
  const [mark, setMark] = useState(isOpen(opened) ? "open" : "ended");
  const news = useMemo((): ItemNews | null => {
    const change = read.data && endOf(read.data.messages);
    return change ? { mark: "ended", change } : null;
  }, [read.data]);
  const open = useOpenItem({ item: String(opened.id), mark, news, onGoOn: () => setMark("ended") });
  return {
    read,
    line: read.data?.line ?? opened,
    messages: read.data?.messages ?? [],
    /** The claim on the stone; undefined for a free one. */
    now: read.data?.now,
    isStoneClients: read.data?.is_clients,
    goOn: open.goOn,
    /** The sentence on the other side's end of it: nothing of one's own was written. */
    frozen: open.change && tooLateSentence(open.change, new Date(serverNow())),
  };
}

/** Shows the enquiry as one's own act has answered it, so that the next act begins there. A read follows anyway. */
export function useKeepTalk() {
  const cache = useQueryClient();
  return (talk: Talk) => cache.setQueryData(queryKey("getEnquiry", { path: { id: talk.line.id } }), talk);
}

export type OpenTalk = ReturnType<typeof useTalk>;
