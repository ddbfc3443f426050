import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { Link } from "#ui/frame/link.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { CaseView } from "./case-view.tsx";
import type { KycViewer } from "./kyc.ts";
import { useCase } from "./use-case.ts";
import { words } from "./words.ts";

export interface KycDocumentsProps {
  /** The business of the client; null if there is none. */
  businessId: number | null;
  /** The client of the page. */
  userId: number;
  viewer: KycViewer;
}

/** The documents of a client's business, with the decisions on them. */
export function KycDocuments({ businessId, ...rest }: KycDocumentsProps) {
  if (businessId === null) return <NoBusiness {...rest} />;
  return <CaseOfBusiness key={businessId} businessId={businessId} {...rest} />;
}

function NoBusiness({ userId, viewer }: Omit<KycDocumentsProps, "businessId">) {
  return (
    <BlankState
      title={words.noBusiness}
      acts={viewer.mayWrite && <Link to={addresses.clientsBusiness(userId)}>{words.addBusiness}</Link>}
    >
      {words.noBusinessText}
    </BlankState>
  );
}

function CaseOfBusiness({ businessId, userId, viewer }: KycDocumentsProps & { businessId: number }) {
  const kyc = useCase(businessId);
  if (kyc.data) return <CaseView kyc={kyc.data} userId={userId} viewer={viewer} />;
  if (kyc.isError) return <FailureState {...queryFailure(kyc)} />;
  return <SkeletonRows label={words.kyc} />;
}
