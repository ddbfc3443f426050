import type { FormFailure } from "#ui/form/form-failure.ts";
import type { LoadDetail, LoadStep } from "./load.ts";
import type { LoadSearch } from "./loads-search.ts";
import type { LoadActs } from "./use-load-acts.ts";
import type { LoadReasons } from "./use-load-reasons.ts";
import type { DraftedMapping } from "./use-mapping-draft.ts";
import type { SupplyFields } from "./use-supply-fields.ts";

/** The parts that every step of an open load is given. */
export interface OpenLoad {
  load: LoadDetail;
  acts: LoadActs;
  reasons: LoadReasons;
  mapping: DraftedMapping;
  fields: SupplyFields;
  search: LoadSearch;
  onSearch: (patch: Partial<LoadSearch>) => void;
  addressOf: (step: LoadStep) => string;
  onGo: (address: string) => void;
  /** The refusal of the latest act. */
  trouble: FormFailure | undefined;
  /** Does an act, and keeps its refusal. */
  attempt: (act: () => Promise<FormFailure | undefined>) => Promise<void>;
}
