import { Select } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { MarkupSheet, MarkupSkeleton } from "./markup-sheet.tsx";
import { type LayerProps, listed, SubjectList, SubjectTools } from "./subject-list.tsx";
import { words } from "./words.ts";

type Read = { isError: boolean; data: unknown; error: unknown; errorUpdatedAt: number; refetch: () => unknown };
const Waiting = ({ on }: { on: Read }) =>
  on.isError && !on.data ? <FailureState {...queryFailure(on)} /> : <MarkupSkeleton />;

/** The markup for everybody without another one. */
export function DefaultLayer({ mayWrite, onDirty }: LayerProps) {
  const read = useCall("getDefaultMarkup");
  if (!read.data) return <Waiting on={read} />;
  return (
    <MarkupSheet
      name={words.tabs.default}
      subject={{ layer: "default" }}
      markup={read.data.defaultMarkupDetails}
      mayWrite={mayWrite}
      onDirty={onDirty}
    />
  );
}

/** Associates, with the markup for their customers. */
export function AssociateLayer(props: LayerProps) {
  const { search } = props.search;
  const read = useCall("listAssociateMarkups", { query: { size: listed, search } });
  return (
    <>
      <SubjectTools {...props} />
      {read.data ? (
        <SubjectList
          {...props}
          label={words.associates}
          none={words.noAssociates}
          all={read.data.pagination.totalRecords}
          entries={read.data.data.map(({ associate: { id, first_name, last_name }, markup }) => ({
            id,
            name: `${first_name} ${last_name}`,
            subject: { layer: "associate", associate_id: id },
            markup,
          }))}
        />
      ) : (
        <Waiting on={read} />
      )}
    </>
  );
}

/** Businesses, with their markup. */
export function BusinessLayer(props: LayerProps) {
  const { search } = props.search;
  const read = useCall("listBusinessMarkups", { query: { size: listed, search } });
  return (
    <>
      <SubjectTools {...props} />
      {read.data ? (
        <SubjectList
          {...props}
          label={words.businesses}
          none={words.noBusinesses}
          all={read.data.pagination.totalRecords}
          entries={read.data.data.map(({ business: { id, company_name }, markup }) => ({
            id,
            name: company_name,
            subject: { layer: "business", business_id: id },
            markup,
          }))}
        />
      ) : (
        <Waiting on={read} />
      )}
    </>
  );
}

/** One business, with its markup for the stones of each provider. */
export function ProviderLayer(props: LayerProps) {
  const { search, onSearch } = props;
  const businesses = useCall("listBusinessMarkups", { query: { size: 1000 } });
  const business = search.business ?? businesses.data?.data[0]?.business.id;
  const read = useCall(
    "listProviderMarkups",
    { path: { id: business ?? 1 }, query: { size: listed, search: search.search } },
    { isReady: business !== undefined },
  );
  return (
    <>
      <SubjectTools {...props}>
        <Select
          w={240}
          size="xs"
          aria-label={words.business}
          searchable
          allowDeselect={false}
          data={
            businesses.data?.data.map(({ business: { id, company_name } }) => ({
              value: String(id),
              label: company_name,
            })) ?? []
          }
          value={business?.toString() ?? null}
          onChange={(id) => onSearch({ business: Number(id), of: undefined })}
          comboboxProps={{ transitionProps: { duration: 0 } }}
        />
      </SubjectTools>
      {read.data && business !== undefined ? (
        <SubjectList
          {...props}
          label={words.providers}
          none={words.noProviders}
          all={read.data.pagination.totalRecords}
          entries={read.data.data.map(({ provider: { id, name }, markup }) => ({
            id,
            name,
            subject: { layer: "business_provider", business_id: business, provider_id: id },
            markup,
          }))}
        />
      ) : (
        <Waiting on={businesses.data ? read : businesses} />
      )}
    </>
  );
}
