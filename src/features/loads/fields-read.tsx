import type { ReactNode } from "react";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { SupplyFields } from "./use-supply-fields.ts";
import { words } from "./words.ts";

/** The parts that choose among the fields of a stone, once these are read: before that a typed name finds none. */
export function FieldsRead({ fields: { read, fields }, children }: { fields: SupplyFields; children: ReactNode }) {
  if (fields.length > 0) return children;
  return read.isError ? <FailureState {...queryFailure(read)} /> : <SkeletonRows label={words.allFields} />;
}
