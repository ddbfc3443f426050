import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { scheduleFault } from "#screens/schedule/schedule-form.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
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
  const mayNot = useWriteReason();
  const all = useCall("listProviders", { query: { size: 1000 } });
  const providers = all.data?.data.map(({ id, name }) => ({ id, label: name })) ?? [];
  const send = (values: FeedForm) => {
    const body = { ...bodyOf(values), provider_id: Number(values.provider_id) };
    return sendAndClose(create, { body }, { onClose: ({ id }) => onAdded(id), onDirty });
  };
  return (
    <FormDrawer
      title={words.newFeed}
      wide
      form={form}
      fields={feedFields}
      act={words.add}
      reason={mayNot ?? scheduleFault(form.values)}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeedFields form={form} providers={provider === undefined ? providers : undefined} />
    </FormDrawer>
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
  const mayNot = useWriteReason();
  const save = (values: FeedForm) => {
    const body = { ...bodyOf(values), version: values.version };
    return sendAndClose(update, { path: { id }, body }, { onClose, onDirty }, formOf);
  };
  const end = () => sendAndClose(remove, { path: { id } }, { onClose, onDirty });
  return (
    <FormDrawer
      title={name}
      wide
      place={place}
      form={form}
      fields={feedFields}
      act={words.save}
      reason={mayNot ?? scheduleFault(form.values)}
      confirm={words.saveTo(name)}
      onSubmit={save}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeedNow of={feed} />
      <FeedFields form={form} kept={feed} />
      <FeedRuns of={feed} />
      <DeleteSection
        name={name}
        text={words.deleteText}
        reason={mayNot ?? (state === "off" ? null : words.notOff)}
        onDelete={end}
      />
    </FormDrawer>
  );
}
