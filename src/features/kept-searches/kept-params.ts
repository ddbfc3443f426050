import { fromAddress, toAddress } from "#domain/search/search-address.ts";
import { type SearchMode, searchModes } from "#domain/search/stone-search.ts";
import { choiceParam, clientParam, dayParam, flagParam, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

interface ListParams {
  page?: number;
  size?: number;
  type?: DiamondType;
}
interface KeptParams extends ListParams {
  mode?: SearchMode;
  startDate?: string;
  endDate?: string;
}

/** The address of the saved searches: the filters of the list, and the search that is being renamed. */
export interface SavedParams extends KeptParams {
  edit?: number;
}
/** The address of the recent searches: the filters of the list, and the search that is being saved. */
export interface RecentParams extends KeptParams {
  role?: number;
  user_id?: number;
  save?: number;
}
/** The address of the demands; with `new`, also the search that a new one begins with. */
export interface DemandsParams extends ListParams {
  active?: "active" | "inactive";
  edit?: number;
  new?: 1;
}

const sizeMax = 1000;
const listed = (raw: Record<string, unknown>): ListParams => ({
  page: wholeParam(raw.page),
  size: wholeParam(raw.size, sizeMax),
  type: choiceParam(raw.type, diamondTypes),
});
const kept = (raw: Record<string, unknown>): KeptParams => ({
  ...listed(raw),
  mode: Object.values(searchModes).find((mode) => String(mode) === String(raw.mode)),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
});

export const savedParams = (raw: Record<string, unknown>): SavedParams => ({
  ...kept(raw),
  edit: wholeParam(raw.edit),
});
export const recentParams = (raw: Record<string, unknown>): RecentParams => ({
  ...kept(raw),
  role: wholeParam(raw.role, 8),
  user_id: clientParam(raw),
  save: wholeParam(raw.save),
});
export const demandsParams = (raw: Record<string, unknown>): DemandsParams => {
  const isNew = String(raw.new) === "1" || flagParam(raw.new);
  const own: DemandsParams = {
    ...listed(raw),
    active: choiceParam(raw.active, ["active", "inactive"]),
    edit: wholeParam(raw.edit),
    new: isNew ? 1 : undefined,
  };
  return { ...(isNew && toAddress(fromAddress(raw))), ...own };
};
