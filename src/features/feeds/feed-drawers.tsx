import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { EditTimedDrawer, NewTimedDrawer } from "#stones/timed-drawers.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Feed, refreshes } from "./feed.ts";
import { FeedFields } from "./feed-fields.tsx";
import { bodyOf, emptyFeed, type FeedForm, feedFields, formOf } from "./feed-form.ts";
import { FeedNow } from "./feed-now.tsx";
import { FeedRuns } from "./feed-runs.tsx";
import { words } from "./words.ts";

interface NewProps extends DrawerProps {
  /** The provider whose feed it is, if it is known. */
  provider: number | undefined;
  onAdded: (id: number) => void;
}

/** Adds a feed. It is switched on beside the list, where its connection was tried. */
export function NewFeedDrawer({ provider, onAdded, onClose, onDirty }: NewProps) {
  const form = useForm<FeedForm>(emptyFeed(provider), "feed");
  const create = useAct("createFeed", { refreshes });
  const all = useCall("listProviders", { query: { size: 1000 } });
  const providers = all.data?.data.map(({ id, name }) => ({ id, label: name })) ?? [];
  const send = (values: FeedForm) => {
    const body = { ...bodyOf(values), provider_id: Number(values.provider_id) };
    return sendAndClose(create, { body }, { onClose: ({ id }) => onAdded(id), onDirty });
  };
  return (
    <NewTimedDrawer
      title={words.newFeed}
      form={form}
      fields={feedFields}
      act={words.add}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeedFields form={form} providers={provider === undefined ? providers : undefined} />
    </NewTimedDrawer>
  );
}

interface EditProps extends DrawerProps {
  feed: Feed;
  place?: Place;
}

/** One feed: how it stands, its fields, its history, and the end of it. */
export function EditFeedDrawer({ feed, place, onClose, onDirty }: EditProps) {
  const { id, name, state } = feed;
  const form = useForm<FeedForm>(formOf(feed), `feed ${id}`);
  const update = useAct("updateFeed", { refreshes });
  const remove = useAct("deleteFeed", { refreshes: ["listFeeds"] });
  const save = (values: FeedForm) => {
    const body = { ...bodyOf(values), version: values.version };
    return sendAndClose(update, { path: { id }, body }, { onClose, onDirty }, formOf);
  };
  const end = () => sendAndClose(remove, { path: { id }, query: { version: feed.version } }, { onClose, onDirty });
  return (
    <EditTimedDrawer
      name={name}
      place={place}
      form={form}
      fields={feedFields}
      deleteText={words.deleteText}
      keeps={state === "off" ? null : words.notOff}
      onSubmit={save}
      onDelete={end}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeedNow of={feed} />
      <FeedFields form={form} kept={feed} />
      <FeedRuns of={feed} />
    </EditTimedDrawer>
  );
}
