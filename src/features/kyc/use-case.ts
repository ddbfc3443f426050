import { useQueryClient } from "@tanstack/react-query";
import { queryKey, useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useDocumentNews } from "#stones/live-stones.tsx";
import type { KycCase } from "./kyc.ts";

/** What one looks at may be decided, or replaced, by somebody else meanwhile; the live line may be lost. */
const lookEveryMs = 20_000;

const inputOf = (id: number) => ({ path: { id } });

/** The case of a business as it is now; it is read anew at any news, and again and again while it is on the screen. */
export function useCase(businessId: number) {
  const kyc = useCall("getKyc", inputOf(businessId));
  useDocumentNews(() => void kyc.refetch());
  useRefetchEvery(lookEveryMs, () => void kyc.refetch());
  return kyc;
}

/** Puts a case that an act, or its refusal, has answered in the place of the one that is shown. */
export function useKeepCase() {
  const cache = useQueryClient();
  return (kyc: KycCase) => {
    // A look that began before the act would show what was.
    void cache.cancelQueries({ queryKey: queryKey("getKyc") });
    cache.setQueryData(queryKey("getKyc", inputOf(kyc.business_id)), kyc);
  };
}
