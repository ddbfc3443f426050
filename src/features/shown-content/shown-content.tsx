import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useCall } from "#api/query.ts";
import { type ContentPage, contentPages } from "#domain/home-content.ts";
import { type Content, ContentBody } from "#screens/home-content/content-body.tsx";
import { ContentStrip } from "#screens/home-content/content-strip.tsx";
import { words } from "#screens/home-content/words.ts";
import { useContentNews } from "#stones/live-stones.tsx";
import { Dialog } from "#ui/act/dialog.tsx";

const oneMinute = 60_000;

/** The page of an address that can show content. */
const pageAt = (path: string): ContentPage | undefined =>
  contentPages.find((page) => path === `/${page}` || path.startsWith(`/${page}/`));

interface ShownContentProps {
  path: string;
  /** The popups that were shown in this session. */
  popupsShown: () => readonly number[];
  /** Called when a popup is shown. It is shown once in a session, even if the page is reloaded before it is closed (spec §4). */
  onPopupShown: (id: number) => void;
}

/**
 * The house's content on this page: banners and events above it, and each popup over it once in a session, one at a
 * time.
 */
export function ShownContent({ path, ...popup }: ShownContentProps) {
  const page = pageAt(path);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const hiding = { hidden, onHide: (strip: string) => setHidden((before) => [...before, strip]) };
  return page && <ContentOfPage key={page} page={page} {...hiding} {...popup} />;
}

interface ContentOfPageProps extends Omit<ShownContentProps, "path"> {
  page: ContentPage;
  /** The strips that were hidden on any page. */
  hidden: readonly string[];
  onHide: (strip: string) => void;
}

function ContentOfPage({ page, hidden, onHide, popupsShown, onPopupShown }: ContentOfPageProps) {
  // News that cannot be read are left out: a page without them is better than one under a failure.
  const { data, refetch } = useCall("listShownContent", { query: { page } }, { freshForMs: oneMinute });
  useContentNews(() => void refetch());
  const [read, setRead] = useState<{ of: Content; hasDays: boolean }>();
  const [over, setOver] = useState(popupsShown);
  const popup = data?.popups.find(({ id }) => !over.includes(id));
  const comes = popup?.id;
  useEffect(() => {
    if (comes !== undefined) onPopupShown(comes);
  }, [comes, onPopupShown]);
  if (!data) return null;
  const strips = [
    ...data.banners.map((of) => ({ key: `banner ${of.id}`, of, hasDays: false })),
    ...data.events.map((of) => ({ key: `event ${of.id}`, of, hasDays: true })),
  ].filter(({ key }) => !hidden.includes(key));
  return (
    <>
      {strips.map(({ key, ...strip }) => (
        <ContentStrip key={key} {...strip} onRead={() => setRead(strip)} onHide={() => onHide(key)} />
      ))}
      {read && <ContentDialog {...read} onClose={() => setRead(undefined)} />}
      {popup && <ContentDialog key={popup.id} of={popup} onClose={() => setOver((before) => [...before, popup.id])} />}
    </>
  );
}

const ContentDialog = ({ of, hasDays, onClose }: { of: Content; hasDays?: boolean; onClose: () => void }) => (
  <Dialog title={of.title} size="md" onClose={onClose} foot={<Button onClick={onClose}>{words.close}</Button>}>
    <ContentBody of={of} hasDays={hasDays} />
  </Dialog>
);
