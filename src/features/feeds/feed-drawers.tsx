import { formOutcome } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { scheduleFault } from "#screens/schedule/schedule-form.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type Feed, refreshes } from "./feed.ts";
import { FeedFields } from "./feed-fields.tsx";
import { bodyOf, emptyFeed, type FeedForm, feedFields, formOf } from "./feed-form.ts";
import { FeedHistory } from "./feed-history.tsx";
import { FeedNow } from "./feed-now.tsx";
import { words } from "./words.ts";

interface DrawerProps {
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

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
  const send = async (values: FeedForm) => {
    const body = { ...bodyOf(values), provider_id: Number(values.provider_id) };
    const { data, message } = await create.mutateAsync({ body });
    notify.success(message);
    onDirty?.(false); // saved: leaving loses nothing
    onAdded(data.id);
  };
  return (
    <FormDrawer
      title={words.newFeed}
      wide
      form={form}
      fields={feedFields}
      act={words.add}
      reason={mayNot ?? scheduleFault(form.values)}
      onSubmit={(values) => formOutcome(() => send(values))}
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
  const save = async (values: FeedForm) => {
    const body = { ...bodyOf(values), version: values.version };
    notify.success((await update.mutateAsync({ path: { id }, body })).message);
    onDirty?.(false); // saved: closing loses nothing
    onClose();
  };
  const end = async () => {
    notify.success((await remove.mutateAsync({ path: { id } })).message);
    onClose();
  };
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
      onSubmit={(values) => formOutcome(() => save(values), update, formOf)}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeedNow of={feed} />
      <FeedFields form={form} kept={feed} />
      <FeedHistory of={feed} />
      <DeleteSection
        name={name}
        text={words.deleteText}
        reason={mayNot ?? (state === "off" ? null : words.notOff)}
        onDelete={() => formOutcome(end)}
      />
    </FormDrawer>
  );
}
