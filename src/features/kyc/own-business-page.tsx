import "./kyc.css";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useNoRight } from "#api/view-only.ts";
import { kycStandingOf } from "#domain/kyc.ts";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { EditBusinessDrawer, NewBusinessForm } from "./business-form.tsx";
import { BusinessPanel } from "./business-panel.tsx";
import { categories, type KycCase, type KycViewer, titleOf } from "./kyc.ts";
import { OwnDocument } from "./own-document.tsx";
import { standingHues } from "./standing.ts";
import { useBusinessWords } from "./use-business-words.ts";
import { useCase } from "./use-case.ts";
import { useDirtyParts } from "./use-dirty-parts.ts";
import { useEmptyDetails } from "./use-empty-details.ts";
import { words } from "./words.ts";

export interface OwnBusinessPageProps {
  /** The business; null if there is none yet. */
  businessId: number | null;
  viewer: KycViewer;
  /** True if the form is open. The address keeps it. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** Called when the session's own facts of the business may have changed. */
  onChanged: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** One's own business before its registration: its details, and both documents. */
export function OwnBusinessPage({ businessId, ...rest }: OwnBusinessPageProps) {
  return businessId === null ? <FirstStep {...rest} /> : <OwnCase key={businessId} businessId={businessId} {...rest} />;
}

const forms = ["details", ...categories] as const;

type Rest = Omit<OwnBusinessPageProps, "businessId">;

function FirstStep({ viewer, onChanged, onDirty }: Rest) {
  const noRight = useNoRight();
  return (
    <Page label={words.own}>
      <StandingNotice of={null} />
      <Panel title={words.details}>
        <NewBusinessForm reason={viewer.mayWrite ? null : noRight} onSaved={onChanged} onDirty={onDirty} />
      </Panel>
      <Columns>
        {categories.map((category, at) => (
          <Panel key={category} title={words.step(at + 2, titleOf(category))}>
            <p className="dim">{words.detailsFirst}</p>
          </Panel>
        ))}
      </Columns>
    </Page>
  );
}

function OwnCase({ businessId, viewer, isEditing, onEdit, onChanged, onDirty }: Rest & { businessId: number }) {
  const kyc = useCase(businessId);
  const business = useCall("getBusiness", { path: { id: businessId } });
  const report = useDirtyParts(forms, onDirty);
  const failed = kyc.isError ? kyc : business;
  if (!kyc.data || !business.data) {
    const refetch = () => void Promise.all([kyc.refetch(), business.refetch()]);
    const isAsking = kyc.isFetching || business.isFetching;
    if (!failed.isError || isAsking) return <SkeletonRows label={words.own} />;
    return <FailureState {...queryFailure({ ...failed, refetch })} />;
  }
  const close = () => onEdit(false);
  return (
    <ListBody
      drawer={
        isEditing && (
          <EditBusinessDrawer
            key={business.data.version}
            business={business.data}
            onSaved={onChanged}
            onClose={close}
            onDirty={report.details}
          />
        )
      }
    >
      <Page label={words.own}>
        <StandingNotice of={kyc.data} business={business.data} />
        <BusinessPanel business={business.data} mayWrite={viewer.mayWrite} onEdit={() => onEdit(true)} />
        <Columns>
          {categories.map((category, at) => (
            <OwnDocument
              key={category}
              kyc={kyc.data}
              category={category}
              place={at + 2}
              viewer={viewer}
              onSent={onChanged}
              onDirty={report[category]}
            />
          ))}
        </Columns>
      </Page>
    </ListBody>
  );
}

function StandingNotice({ of: kyc, business }: { of: KycCase | null; business?: Data<"getBusiness"> }) {
  const standing = kycStandingOf(kyc);
  return (
    <div role="status">
      <Notice hue={standingHues[standing]}>
        {words.standing[standing]}
        {(standing === "documents" || standing === "otherDocument") && business && <StillEmpty of={business} />}
      </Notice>
    </div>
  );
}

/** The details that are empty. Only the company's name is required, so they hold nothing up. */
function StillEmpty({ of: business }: { of: Data<"getBusiness"> }) {
  const fields = useBusinessWords(business);
  const empty = useEmptyDetails(business);
  return empty.length === 0 ? null : <p>{words.stillEmpty(empty.map((name) => fields[name].label))}</p>;
}
