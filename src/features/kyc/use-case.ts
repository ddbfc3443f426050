import { useQueryClient } from "@tanstack/react-query";
import { queryKey, useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useDocumentNews } from "#stones/live-stones.tsx";
import type { KycCase } from "./kyc.ts";

/** Somebody else may decide or replace the shown document meanwhile, and the feed may be lost. */
const lookEveryMs = 20_000;

const inputOf = (id: number) => ({ path: { id } });

/** The case of a business as it is now. It is read anew at any news, and at intervals while it is on the screen. */
export function useCase(businessId: number) {
  const kyc = useCall("getKyc", inputOf(businessId));
  useDocumentNews(() => void kyc.refetch());
  useRefetchEvery(lookEveryMs, () => void kyc.refetch());
  return kyc;
}

/** Replaces the shown case by the one that an act, or its refusal, has answered. */
export function useKeepCase() {
  const cache = useQueryClient();
  return (kyc: KycCase) => {
    // A read that began before the act would show the earlier state.
    void cache.cancelQueries({ queryKey: queryKey("getKyc") });
    cache.setQueryData(queryKey("getKyc", inputOf(kyc.business_id)), kyc);
  };
}
