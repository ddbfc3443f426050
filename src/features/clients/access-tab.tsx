import { formOutcome } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import {
  type AccessValues,
  accessBody,
  accessValues,
  accessWords,
  choicesOf,
  limits,
  type Settings,
} from "./access-form.ts";
import { LimitPanel } from "./limit-panel.tsx";
import { words } from "./words.ts";

interface AccessTabProps {
  accountId: number;
  onDirty?: (dirty: boolean) => void;
}

/** The part of the stock that an account may see: a client's, or an associate's. */
export function AccessTab({ accountId, onDirty }: AccessTabProps) {
  const settings = useCall(
    "getInventorySettings",
    { path: { id: accountId } },
    { fallback: "inventoryAccessNotFetched" },
  );
  if (settings.isError && !settings.data) return <FailureState {...queryFailure(settings)} />;
  if (settings.data) return <AccessForm accountId={accountId} settings={settings.data} onDirty={onDirty} />;
  return (
    <Page label={words.access}>
      <Panel title={words.access}>
        <SkeletonRows label={words.access} />
      </Panel>
    </Page>
  );
}

function AccessForm({ accountId, settings, onDirty }: AccessTabProps & { settings: Settings }) {
  const form = useForm<AccessValues>(accessValues(settings.userInventoryAccess), `inventoryAccess ${accountId}`);
  const save = useAct("setInventorySettings", { refreshes: ["getInventorySettings", "getStockSummary"] });
  const choices = choicesOf(settings, form.values);
  const fields = accessWords(choices);
  const sending = useSubmit<AccessValues>(form, (values) =>
    formOutcome(
      async () => {
        const { data, message } = await save.mutateAsync({ path: { id: accountId }, body: accessBody(values) });
        form.reset(accessValues(data.userInventoryAccess));
        notify.success(message);
      },
      save,
      (current) => accessValues(current.userInventoryAccess),
    ),
  );
  useDirty(onDirty, form.dirty);
  const forbidden = useWriteReason();
  const isEmpty = limits.some((limit) => form.values[limit]?.length === 0);
  const reason = forbidden ?? (isEmpty ? words.chooseOne : form.dirty ? null : words.unchanged);
  return (
    <PageForm {...sending.formProps(() => !reason && void sending.send())}>
      <Page label={words.access}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        <p className="dim">{words.accessLead}</p>
        <Columns>
          {limits.map((limit) => (
            <LimitPanel
              key={limit}
              title={fields[limit]?.label ?? ""}
              choices={choices[limit]}
              value={form.values[limit]}
              error={form.errors[limit]}
              locked={forbidden !== null}
              onChange={(value) => form.set(limit, value)}
            />
          ))}
        </Columns>
      </Page>
      <PageDock note={<SeesNow accountId={accountId} />}>
        <Act size="sm" type="submit" keys="Ctrl+↵" reason={reason} loading={sending.pending}>
          {words.saveAccess}
        </Act>
      </PageDock>
    </PageForm>
  );
}

/** The number of stones that the account finds under the stored limits. */
function SeesNow({ accountId }: { accountId: number }) {
  const { data } = useCall("getStockSummary", { query: { user_id: accountId } });
  return <span className="dim">{data && words.seesNow(data.totalInventory.pieces)}</span>;
}
