import {
  type LoadRowKind,
  type LoadStanding,
  type LoadVia,
  loadRowKinds,
  loadStandings,
  loadVias,
  type OtherListings,
  otherListings,
  type PriceWay,
  priceWays,
} from "#domain/load.ts";
import { choiceParam, type ListParams, listParams, textParam, wholeParam } from "#domain/search-params.ts";
import { type FindingCode, findingCodes } from "#domain/supply-words.ts";
import { type LoadStep, loadSteps } from "./load.ts";

/** The address of the loads. */
export interface LoadsSearch extends Omit<ListParams, "sort" | "search"> {
  /** The provider, by its id. */
  provider?: string;
  state?: LoadStanding;
  via?: LoadVia;
}

export function loadsSearch(raw: Record<string, unknown>): LoadsSearch {
  const { page, size } = listParams(raw);
  return {
    page,
    size,
    provider: wholeParam(raw.provider)?.toString(),
    state: choiceParam(raw.state, loadStandings),
    via: choiceParam(raw.via, loadVias),
  };
}

/** The address of the upload: the provider whose file it is, if it is known. */
export interface NewLoadSearch {
  provider?: number;
}

export const newLoadSearch = (raw: Record<string, unknown>): NewLoadSearch => ({ provider: wholeParam(raw.provider) });

/** The address of one load: the step, and the rows of its difference. */
export interface LoadSearch extends Omit<ListParams, "sort"> {
  step?: LoadStep;
  kind?: LoadRowKind;
  /** Stones that other providers list too. */
  others?: OtherListings;
  /** Rows whose price goes this way. */
  price?: PriceWay;
  /** Rows with this finding. Without a kind, those of every kind. */
  finding?: FindingCode;
  /** The open row of the difference. */
  open?: number;
}

export function loadSearch(raw: Record<string, unknown>): LoadSearch {
  const { page, size } = listParams(raw);
  return {
    page,
    size,
    search: textParam(raw.search),
    step: choiceParam(raw.step, loadSteps),
    kind: choiceParam(raw.kind, loadRowKinds),
    others: choiceParam(raw.others, otherListings),
    price: choiceParam(raw.price, priceWays),
    finding: choiceParam(raw.finding, findingCodes),
    open: wholeParam(raw.open),
  };
}
